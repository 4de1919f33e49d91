import { type Analysis, analyze, type ImportOptions, Linter } from '@saywright/grammar'

/** What is known of a grammar that is being written. */
export type GrammarState = {
  /** The text as it was last read; all places below are in it. */
  readonly analysis: Analysis
  /** The last text without errors; undefined before there was one. */
  readonly checked: Analysis | undefined
  /** Follows the text, so that a change costs what changed. */
  readonly linter: Linter
  /** Where it looks up what it imports. */
  readonly imports: ImportOptions
}

/** Nothing is looked up: an import acts as a slot. */
export const noImports: ImportOptions = {}

/**
 * @param last what was known before, whose grammar is used while this text has errors.
 * @param imports where it looks up what it imports; given anew, the text is read anew.
 */
export function grammarState(
  source: string,
  last?: GrammarState,
  imports: ImportOptions = last?.imports ?? noImports,
): GrammarState {
  const before = last?.imports === imports ? last : undefined
  if (before?.analysis.source === source) return before
  const linter = before?.linter ?? new Linter(imports)
  const analysis = analyze(source, { ...imports, problems: linter.problems(source) })
  return { analysis, checked: analysis.hasErrors ? last?.checked : analysis, linter, imports }
}
