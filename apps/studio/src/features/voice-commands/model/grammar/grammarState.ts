import { type Analysis, analyze, type ImportOptions, Linter, type Problem } from '@saywright/grammar'

/** The state of a grammar that is being edited. */
export type GrammarState = {
  /** The text when it was last read; all places below are in it. */
  readonly analysis: Analysis
  /** The last text without errors; undefined before there was one. */
  readonly checked: Analysis | undefined
  /** Follows the text, so that a change costs what changed; absent where others find the problems. */
  readonly linter: Linter | undefined
  /** Where it looks up its imports. */
  readonly imports: ImportOptions
}

/** Nothing is looked up: an import acts as a slot. */
export const noImports: ImportOptions = {}

/**
 * @param last the previous state, whose grammar is used while this text has errors.
 * @param imports where it looks up its imports; with a new value the text is read again.
 */
export function grammarState(
  source: string,
  last?: GrammarState,
  imports: ImportOptions = last?.imports ?? noImports,
): GrammarState {
  const before = last?.imports === imports ? last : undefined
  if (before?.analysis.source === source) return before
  const linter = before?.linter ?? new Linter(imports)
  return stateOf(source, imports, linter.problems(source), last, linter)
}

/** @param problems of this text with its imports, found by the worker. */
export function toldState(
  source: string,
  imports: ImportOptions,
  problems: readonly Problem[],
  last: GrammarState,
): GrammarState {
  return stateOf(source, imports, problems, last, undefined)
}

function stateOf(
  source: string,
  imports: ImportOptions,
  problems: readonly Problem[],
  last: GrammarState | undefined,
  linter: Linter | undefined,
): GrammarState {
  const analysis = analyze(source, { ...imports, problems })
  return { analysis, checked: analysis.hasErrors ? last?.checked : analysis, linter, imports }
}
