import { runSuite } from '@saywright/grammar'
import type { SuiteResult } from '../types.js'
import type { PackedCommands } from './packedModel.js'

/** The results of the typed tests of a model, with the values of slots with which the studio runs them. */
export function suiteResults({ compiled, suite: { slots, tests } }: PackedCommands): SuiteResult[] {
  return runSuite(compiled, tests, { slots }).map(({ conclusion, result }, index): SuiteResult => {
    const test = tests[index]!
    if (result.matched) return { test, conclusion, meaning: result.meaning }
    const { expectedNext, emptySlots, couldEnd, nearest } = result
    return {
      ...{ test, conclusion, couldEnd },
      expected: [...new Set(expectedNext.map(({ word }) => word))],
      emptySlots: emptySlots.map(({ slot }) => slot),
      ...(nearest && { nearest: nearest.text }),
    }
  })
}
