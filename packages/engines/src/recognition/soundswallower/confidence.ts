import { hearingOf } from '@saywright/api/catalogue'
import type { Decoded } from './messages.js'

interface OperatingPoint {
  /** Log-likelihood ratio per frame of the sentence at which it is as likely right as wrong, by its number of phones. */
  readonly even: (phones: number) => number
  /** How fast the score leaves the middle. */
  readonly slope: number
}

/**
 * Version of the scores of each language, a whole number. Raise that of a language with every change after which the same
 * recording scores otherwise: operating points, bounds, sounds of the model, dictionary, beams, or what counts as speech.
 * Scores of different versions are not compared, and thresholds that were measured with an earlier one are marked.
 */
const scoringVersions = { 'en-US': 1, 'fr-FR': 1, borrowed: 1 } as const

type Scoring = keyof typeof scoringVersions

/** A language that borrows its sounds is scored alike whichever it is; a region as its language is. */
const scoringOf = (lang: string): Scoring => {
  const hearing = hearingOf(lang)
  return !hearing || hearing.isBorrowed ? 'borrowed' : hearing.model
}

export const scoringVersionOf = (lang: string): number => scoringVersions[scoringOf(lang)]

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value))

/**
 * English: chosen on six synthetic voices, 156 sentences of 17 grammars and 433 that these do not hold, and on 298
 * lines of actors, where 8 of 100 other single words pass. Short words sound like others, so that they must fit
 * better. French: a voice of Pico and one of espeak, whose words its model hears badly; short words must fit better
 * than in English, and how well it refuses is not proven. Borrowed sounds never fit so well as the free chain, in which
 * any sound may follow: chosen on German, Spanish and Italian of espeak, and on English by French sounds and French by
 * English ones. Of 349 other sentences one passes; of 1,695 single words that short grammars do not hold 255 do, where
 * without asking more of short words 549 would.
 */
const operatingPoints: Readonly<Record<Scoring, OperatingPoint>> = {
  'en-US': { even: (phones) => between(0, 6 - phones, 3), slope: 6 },
  'fr-FR': { even: (phones) => between(-8, 9 - phones, 6), slope: 6 },
  borrowed: { even: (phones) => between(-8, 8 - phones, 8), slope: 6 },
}

/** What somebody says who says the sentence; each bound is kept by all of the 155 right ones, the first by all but two. */
const bounds = {
  /** Least share of the speech that it accounts for. */
  coverage: 0.75,
  /** Least share of it during which somebody speaks. */
  voiced: 0.5,
  /** Longest time of a phone, in seconds: nobody says "stop" for two. */
  slowestPhone: 0.3,
}

/**
 * Confidence of a hypothesis: how much better the grammar explains the recording than a free chain of sounds does.
 * A sentence that nobody can have said so, because it leaves speech out, is said where nobody speaks, or drags a
 * word, stays under the operating point. A score, not a probability.
 *
 * @returns a whole number from 0 to 10000; 5000 is the operating point of the language.
 */
export function confidenceOf(lang: string, decoded: Omit<Decoded, 'words'>): number {
  const { even, slope } = operatingPoints[scoringOf(lang)]
  const kept = Math.min(
    1,
    decoded.coverage / bounds.coverage,
    decoded.voiced / bounds.voiced,
    bounds.slowestPhone / decoded.slowestPhone,
  )
  const most = kept < 1 ? 4999 * kept : 10_000
  return Math.round(Math.min(most, 10_000 / (1 + Math.exp((even(decoded.phones) - decoded.ratio) / slope))))
}
