import {
  type CompiledGrammar,
  type Count,
  compile,
  countSentences,
  lint,
  type Problem,
  parse,
  type SlotValues,
} from '@saywright/grammar'

/** What is known of a grammar text. */
export type Analysis = {
  /** The text that all places below are in. */
  readonly source: string
  readonly problems: readonly Problem[]
  readonly hasErrors: boolean
  /** The grammar of this text, or of the last text without errors; undefined before there was one. */
  readonly checked: CheckedGrammar | undefined
}

export type CheckedGrammar = {
  readonly source: string
  readonly compiled: CompiledGrammar
  readonly count: Count
}

/** @param last what was known before, whose grammar stands in while this text has errors. */
export function analyse(source: string, slots: SlotValues, last?: Analysis): Analysis {
  const problems = lint(source)
  const hasErrors = problems.some(({ severity }) => severity === 'error')
  if (hasErrors) return { source, problems, hasErrors, checked: last?.checked }
  const compiled = compile(parse(source).grammar)
  const count = countSentences(compiled, { slots })
  return { source, problems, hasErrors, checked: { source, compiled, count } }
}
