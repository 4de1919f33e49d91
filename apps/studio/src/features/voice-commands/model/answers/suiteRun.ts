import type { SuiteTest } from '@saywright/api/contract'
import {
  type Analysis,
  coverage,
  type Meaning,
  runSuite,
  type SlotValues,
  type SuiteConclusion,
} from '@saywright/grammar'

/** What came of a typed test. */
export type SuiteOutcome = {
  readonly test: SuiteTest
  readonly conclusion: SuiteConclusion
  /** The first word that does not fit; undefined when all do, or the sentence ends too early. */
  readonly word: string | undefined
  /** Where the grammar decides so: the rule, and its place in the text. */
  readonly place:
    | { readonly rule: string; readonly line: number; readonly from: number; readonly to: number }
    | undefined
  /** What the sentence means; undefined when it is refused. */
  readonly meaning: Meaning | undefined
}

export type SuiteRun = {
  /** One a test, in their order. */
  readonly outcomes: readonly SuiteOutcome[]
  /** Of each word and slot of the grammar, in text order, whether an accepted sentence says it. */
  readonly branches: readonly boolean[]
}

/** Runs the typed tests of a model against its grammar. */
export function suiteRun({ compiled }: Analysis, suite: readonly SuiteTest[], slots: SlotValues): SuiteRun {
  const outcomes = runSuite(compiled, suite, { slots }).map(
    ({ conclusion, result, word, place }, index): SuiteOutcome => ({
      test: suite[index] as SuiteTest,
      ...{ conclusion, word },
      place: place && {
        rule: place.rule,
        line: place.range.start.line,
        from: place.range.start.offset,
        to: place.range.end.offset,
      },
      meaning: result.matched ? result.meaning : undefined,
    }),
  )
  const accepted = suite.filter(({ expect }) => expect === 'accept').map(({ sentence }) => sentence)
  const { places, missed } = coverage(compiled, accepted, { slots })
  const never = new Set(missed)
  return { outcomes, branches: places.map((place) => !never.has(place)) }
}
