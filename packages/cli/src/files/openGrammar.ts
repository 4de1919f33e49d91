import { type Analysis, analyze, type CompiledGrammar, importGrammar, type Range } from '@saywright/grammar'
import { CommandFailure } from '../CommandFailure.js'
import { exitCode } from '../exitCode.js'
import type { Terminal } from '../Terminal.js'
import { formatOf } from './grammarFormat.js'
import { libraryBeside, nameOfFile } from './libraryBeside.js'
import { grammarEnding } from './modelFiles.js'
import { readText } from './readText.js'

export const grammarEndings = [grammarEnding] as const

/** The grammar of a file, which may import from those beside it. */
export async function openGrammar(path: string, terminal: Terminal): Promise<Analysis> {
  return analyzeBeside(path, await readText(path, terminal), terminal)
}

/** A text read in the place of a file. */
export async function analyzeBeside(path: string, text: string, terminal: Terminal): Promise<Analysis> {
  return analyze(text, { name: nameOfFile(path), library: await libraryBeside(path, text, terminal) })
}

/**
 * The grammar of a file in any format: formats other than BNF+EM are converted first.
 *
 * @throws CommandFailure for an unknown format, and when it cannot be converted.
 */
export async function openForeignGrammar(path: string, terminal: Terminal): Promise<Analysis> {
  const text = await readText(path, terminal)
  const format = formatOf(path, text)
  if (format === 'bnf') return analyzeBeside(path, text, terminal)
  const { text: source, problems } = importGrammar(text, format)
  refuseErrors(path, problems)
  return analyzeBeside(path, source, terminal)
}

/** @throws CommandFailure with the place of the first error. */
export function refuseErrors(
  path: string,
  problems: readonly { readonly severity: string; readonly range: Range }[],
): void {
  const error = problems.find(({ severity }) => severity === 'error')
  if (!error) return
  const { line, column } = error.range.start
  throw new CommandFailure('grammarHasErrors', { path, place: `${line}:${column}` }, exitCode.found)
}

/**
 * The grammar of a file, ready to generate and match sentences.
 *
 * @param from the rule with which sentences begin, with or without brackets; otherwise the starts of the grammar.
 * @throws CommandFailure when the grammar has an error, and when it has no such rule.
 */
export function usable(analysis: Analysis, path: string, from: string | undefined): CompiledGrammar {
  refuseErrors(path, analysis.problems)
  if (from === undefined) return analysis.compiled
  const rule = from.replace(/^<|>$/g, '')
  const compiled = analysis.compiledFrom(rule)
  if (!compiled) throw new CommandFailure('unknownRule', { rule: `<${rule}>`, path })
  return compiled
}

/** @throws CommandFailure unless exactly one file is named. */
export function onlyFile(operands: readonly string[]): string {
  const [path, another] = operands
  if (path === undefined) throw new CommandFailure('noFile')
  if (another !== undefined) throw new CommandFailure('oneFile', { path: another })
  return path
}
