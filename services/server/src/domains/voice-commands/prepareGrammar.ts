import type { DynamicSlot, Locale, PronouncedWord } from '@saywright/api/contract'
import {
  analyze,
  type CompiledGrammar,
  describeProblem,
  type SlotValues,
  toJsgf,
  vocabularyOf,
} from '@saywright/grammar'
import { ApiFailure } from '@saywright/http'

export interface PreparedGrammar {
  readonly compiled: CompiledGrammar
  readonly slots: SlotValues
  readonly jsgf: string
  /** Words that the author says how to pronounce. */
  readonly words: readonly PronouncedWord[]
}

/**
 * A grammar as the recognition engine takes it.
 *
 * @throws ApiFailure `grammar_has_errors` with the first error, its line and its sentence, under `grammar`.
 */
export function prepareGrammar(
  source: string,
  dynamicSlots: readonly DynamicSlot[],
  locale: Locale,
): PreparedGrammar {
  const { problems, compiled } = analyze(source)
  const error = problems.find(({ severity }) => severity === 'error')
  if (error) {
    const { line, column } = error.range.start
    const message = `${line}:${column} ${describeProblem(error, locale)}`
    throw new ApiFailure('grammar_has_errors', { errors: { grammar: message } })
  }
  const slots = Object.fromEntries(
    dynamicSlots.map(({ name, values }) => [name.replace(/^<|>$/g, ''), values]),
  )
  const words = vocabularyOf(compiled, { slots })
    .filter(({ spellings }) => spellings.length > 0)
    .map(({ word, spellings }) => ({ word, pronunciations: [...spellings] }))
  return { compiled, slots, jsgf: toJsgf(compiled, { slots }), words }
}
