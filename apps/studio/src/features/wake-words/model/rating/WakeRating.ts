import type { ResponseOf, rateWakeWords, WakeWordRating } from '@saywright/api/contract'
import { nameKey } from '@saywright/api/contract'
import type { SpotProblem } from '../spotting/WakeListening.js'

export type RatingAnswer = ResponseOf<typeof rateWakeWords>

/** How well the words can be told apart, as far as it is known: the last answer stays while the next is requested. */
export type WakeRating = {
  readonly answer: RatingAnswer | undefined
  readonly isAsking: boolean
  /** Why the last request failed; absent otherwise. */
  readonly problem: SpotProblem | undefined
  readonly onAskAgain: () => void
}

export const ratingOf = (answer: RatingAnswer | undefined, text: string): WakeWordRating | undefined =>
  answer?.words.find((word) => nameKey(word.text) === nameKey(text))

/** Why an anti wake word is there, as far as it is known. */
export const antiReasonOf = (answer: RatingAnswer | undefined, text: string) =>
  answer?.anti.find((word) => nameKey(word.text) === nameKey(text))

/** How good a score is, which gives it its colour: at least 75 is good, at least 50 fair. */
export function gradeOf(score: number): 'good' | 'fair' | 'poor' {
  if (score >= 75) return 'good'
  return score >= 50 ? 'fair' : 'poor'
}
