import type { Analysis } from '../analyze.js'
import type { ImportLibrary } from '../imports/linkedImports.js'
import type { Symbols } from '../symbols/symbols.js'
import type { Grammar } from '../syntax/ast.js'
import type { Range } from '../syntax/position.js'
import type { Problem } from '../syntax/problem.js'
import type { Token } from '../syntax/token.js'
import type { TextEdit } from '../text/textEdit.js'

/** The input of a fix: the problem, and the text around it. */
export interface FixContext {
  readonly problem: Problem
  readonly source: string
  readonly grammar: Grammar
  readonly symbols: Symbols
  /** Index of the token where the problem begins. */
  readonly at: number
  /** Where it looks up imports, and its own name there. */
  readonly library: ImportLibrary | undefined
  readonly name: string | undefined
}

export function fixContextOf({ source, grammar, symbols, options }: Analysis, problem: Problem): FixContext {
  const { offset } = problem.range.start
  const found = grammar.tokens.findIndex((token) => token.end.offset > offset)
  const at = found === -1 ? grammar.tokens.length - 1 : found
  return { problem, source, grammar, symbols, at, library: options.library, name: options.name }
}

export function tokenAt(context: FixContext, index: number): Token {
  const { tokens } = context.grammar
  return tokens[Math.max(0, Math.min(index, tokens.length - 1))] as Token
}

export function replaceRange({ start, end }: Range, text: string): TextEdit {
  return { start: start.offset, end: end.offset, text }
}

const lineBreak = /[\r\n]/

/** Removes a range, and its whole line when nothing else is on it. */
export function removeLine(source: string, { start, end }: Range): TextEdit {
  const before = start.offset - 1
  const lineStart = Math.max(source.lastIndexOf('\n', before), source.lastIndexOf('\r', before)) + 1
  const length = source.slice(end.offset).search(lineBreak)
  const lineEnd = length === -1 ? source.length : end.offset + length
  const isAlone = `${source.slice(lineStart, start.offset)}${source.slice(end.offset, lineEnd)}`.trim() === ''
  if (!isAlone) return { start: start.offset, end: end.offset, text: '' }
  const width = source.startsWith('\r\n', lineEnd) ? 2 : 1
  return { start: lineStart, end: Math.min(lineEnd + width, source.length), text: '' }
}
