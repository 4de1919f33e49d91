import {
  type Analysis,
  analyze,
  type Count,
  countSentences,
  Linter,
  type SlotValues,
} from '@saywright/grammar'

/** What is known of a grammar that is being written. */
export type GrammarState = {
  /** The text as it was last read; all places below are in it. */
  readonly analysis: Analysis
  /** The last text without errors; undefined before there was one. */
  readonly checked: CheckedGrammar | undefined
  /** Follows the text, so that a change costs what changed. */
  readonly linter: Linter
}

export type CheckedGrammar = { readonly analysis: Analysis; readonly count: Count }

/** @param last what was known before, whose grammar is used while this text has errors. */
export function grammarState(source: string, slots: SlotValues, last?: GrammarState): GrammarState {
  const linter = last?.linter ?? new Linter()
  const analysis =
    last?.analysis.source === source ? last.analysis : analyze(source, { problems: linter.problems(source) })
  if (analysis.hasErrors) return { analysis, checked: last?.checked, linter }
  return { analysis, checked: { analysis, count: countSentences(analysis.compiled, { slots }) }, linter }
}
