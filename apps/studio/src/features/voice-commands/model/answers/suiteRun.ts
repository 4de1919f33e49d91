import type { SuiteTest } from '@saywright/api/contract'
import {
  type Analysis,
  coverageOf,
  coverageOfParts,
  intentsOf,
  type Meaning,
  runSuite,
  type SlotValues,
  type SuiteConclusion,
} from '@saywright/grammar'
import type { CoveredBranches } from '../coverage/SuiteCoverage.js'

/** The result of a typed test. */
export type SuiteOutcome = {
  readonly test: SuiteTest
  readonly conclusion: SuiteConclusion
  /** The first word that does not fit; undefined when all do, or the sentence ends too early. */
  readonly word: string | undefined
  /** Where the grammar decides so: the rule, and its place in the text. */
  readonly place:
    | { readonly rule: string; readonly line: number; readonly from: number; readonly to: number }
    | undefined
  /** The meaning of the sentence; undefined when it is refused. */
  readonly meaning: Meaning | undefined
}

export type SuiteRun = {
  /** One a test, in their order. */
  readonly outcomes: readonly SuiteOutcome[]
  /** The coverage of the grammar by the accepted sentences. */
  readonly covered: CoveredBranches
}

/** Runs the typed tests of a model against its grammar. */
export function suiteRun(grammar: Analysis, suite: readonly SuiteTest[], slots: SlotValues): SuiteRun {
  const { compiled } = grammar
  const results = runSuite(compiled, suite, { slots })
  const outcomes = results.map(
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
  const accepted = results.filter((_, index) => suite[index]?.expect === 'accept')
  const coverage = coverageOf(
    compiled,
    accepted.map(({ result }) => result),
  )
  const { places, missed } = coverage
  const never = new Set(missed)
  const intents = intentsOf(grammar).map(({ name }) => name)
  const covered = {
    from: Uint32Array.from(places, ({ range }) => range.start.offset),
    to: Uint32Array.from(places, ({ range }) => range.end.offset),
    isSaid: Uint8Array.from(places, (place) => (never.has(place) ? 0 : 1)),
    ...coverageOfParts(compiled, coverage, intents),
  }
  return { outcomes, covered }
}
