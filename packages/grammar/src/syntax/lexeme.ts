import type { ProblemCode } from './problem.js'
import type { TokenKind } from './token.js'
import { matchAt } from './trivia.js'

export interface Lexeme {
  readonly kind: TokenKind
  readonly text: string
  readonly problem?: ProblemCode
}

const header = /#BNF[^;\r\n]*;?/iuy
const directive = /![\p{L}\p{N}_-]+/uy
const rule = /<[\p{L}_][\p{L}\p{M}\p{N}_.'’-]*>/uy
const ruleOfAnyName = /<[\p{L}\p{M}\p{N}_.'’ -]+>/uy
const openRule = /<[\p{L}_][\p{L}\p{M}\p{N}_.'’-]*/uy
const string = /"[^"\r\n]*"/uy
const openString = /"[^\r\n]*/uy
const word = /[\p{L}\p{M}\p{N}'’_.\p{Join_Control}\u2010\u2011·-]+/uy
const plainWord = /[A-Za-z0-9_'.-]+/y
const punctuation: ReadonlySet<string> = new Set(';:|()[],*')
const action = /\{(?:[^{}"\r\n]|"[^"\r\n]*")*\}/uy
const openAction = /\{(?:[^{}"|\r\n]|"[^"\r\n]*")*/uy
const barAhead = /[ \t]*\|/uy
const letterOrDigit = /[A-Za-z0-9]|[\p{L}\p{N}]/u
const anything = /[^\s\p{L}\p{M}\p{N}'’_.;:|()[\],*"<{!/-]+|[\s\S]/uy

/** The token that begins at `offset`; there always is one, of at least one character. */
export function lexemeAt(source: string, offset: number): Lexeme {
  const character = source[offset]
  if (character === '#') return headerAt(source, offset)
  if (character === '<') return ruleAt(source, offset)
  if (character === '"') return stringAt(source, offset)
  if (character === '{') return actionAt(source, offset)
  if (character !== undefined && punctuation.has(character)) return { kind: 'punctuation', text: character }
  const name = character === '!' ? matchAt(directive, source, offset) : undefined
  if (name) return { kind: 'directive', text: name }
  const spoken = wordAt(source, offset)
  if (!spoken) return unexpected(source, offset)
  if (!letterOrDigit.test(spoken)) return { kind: 'unknown', text: spoken, problem: 'unexpected-character' }
  return { kind: 'word', text: spoken }
}

// Most words are plain: trying the short pattern first halves the time of reading a file.
function wordAt(source: string, offset: number): string | undefined {
  const plain = matchAt(plainWord, source, offset)
  const goesOn = plain === undefined || source.charCodeAt(offset + plain.length) > 127
  return goesOn ? matchAt(word, source, offset) : plain
}

function headerAt(source: string, offset: number): Lexeme {
  const text = matchAt(header, source, offset)
  return text ? { kind: 'header', text: text.trimEnd() } : unexpected(source, offset)
}

function ruleAt(source: string, offset: number): Lexeme {
  if (source.startsWith('<...>', offset)) return { kind: 'any', text: '<...>' }
  const named = matchAt(rule, source, offset)
  if (named) return { kind: 'rule', text: named }
  const misnamed = matchAt(ruleOfAnyName, source, offset)
  if (misnamed) return { kind: 'rule', text: misnamed, problem: 'unexpected-character' }
  const open = matchAt(openRule, source, offset)
  return open ? { kind: 'rule', text: open, problem: 'unbalanced' } : unexpected(source, offset)
}

function stringAt(source: string, offset: number): Lexeme {
  const closed = matchAt(string, source, offset)
  if (closed) return { kind: 'string', text: closed }
  const open = matchAt(openString, source, offset) ?? '"'
  return { kind: 'string', text: open.trimEnd(), problem: 'unterminated-string' }
}

function actionAt(source: string, offset: number): Lexeme {
  const closed = matchAt(action, source, offset)
  if (closed) return { kind: 'action', text: closed }
  const open = (matchAt(openAction, source, offset) ?? '{').trimEnd()
  // Before a bar the semicolon belongs to the value; at the end of a line it ends the statement.
  const isLast = matchAt(barAhead, source, offset + open.length) === undefined
  return { kind: 'action', text: isLast && open.endsWith(';') ? open.slice(0, -1) : open }
}

function unexpected(source: string, offset: number): Lexeme {
  const text = matchAt(anything, source, offset) ?? source[offset] ?? ''
  return { kind: 'unknown', text, problem: 'unexpected-character' }
}
