import type { UnitTestResult } from '@saywright/api/contract'
import { mistakes } from './mistakes.js'
import { longerWordFor, otherWordFor } from './proposedWords.js'
import type { WordPair } from './wordPairs.js'

/** Words to say in the place of one word of a pair. */
export interface WordRemedy {
  readonly kind: 'otherWord' | 'longerWord'
  /** The word that is replaced. */
  readonly word: string
  /** The other one, which stays. */
  readonly beside: string
  /** Undefined without a common proposal: the author of the grammar chooses. */
  readonly proposed: string | undefined
}

/** The threshold that refuses the recordings in which both were confused. */
export interface ThresholdRemedy {
  readonly threshold: number
  /** Recordings that are recognized right, and would be refused too. */
  readonly lost: number
}

/** Another word for one of both, when one has a common replacement; and more words for the other. */
export function wordRemedies({ first, second }: WordPair, lang: string): readonly WordRemedy[] {
  const remedy = (kind: WordRemedy['kind'], of: typeof otherWordFor, usual: readonly [string, string]) => {
    const both = [usual, usual.toReversed() as [string, string]] as const
    const [word, beside] = both.find(([each]) => of(each, lang) !== undefined) ?? usual
    return { kind, word, beside, proposed: of(word, lang) }
  }
  return [
    remedy('otherWord', otherWordFor, [second, first]),
    remedy('longerWord', longerWordFor, [first, second]),
  ]
}

/** Undefined where both were not confused, or no threshold refuses the confusions. */
export function thresholdRemedy(
  { files }: WordPair,
  results: readonly UnitTestResult[],
  threshold: number,
): ThresholdRemedy | undefined {
  const confused = mistakes(results, threshold).filter(({ result }) => files.includes(result.audio_name))
  const [surest] = confused
  return surest?.threshold === undefined ? undefined : { threshold: surest.threshold, lost: surest.lost }
}
