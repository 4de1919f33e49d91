import { hearingOf } from '@saywright/api/catalogue'
import type { Decoded } from './messages.js'
import { areMany } from './rival.js'

/**
 * Version of the scores of each language, a whole number. Raise that of a language with every change after which the same
 * recording scores otherwise: operating points, bounds, sounds of the model, dictionary, beams, or what counts as speech.
 * Scores of different versions are not compared, and thresholds that were measured with an earlier one are marked.
 */
const scoringVersions = { 'en-US': 5, 'fr-FR': 6, borrowed: 7 } as const

type Scoring = keyof typeof scoringVersions

/** A language that borrows its sounds is scored alike whichever it is; a region as its language is. */
const scoringOf = (lang: string): Scoring => {
  const hearing = hearingOf(lang)
  return !hearing || hearing.isBorrowed ? 'borrowed' : hearing.model
}

export const scoringVersionOf = (lang: string): number => scoringVersions[scoringOf(lang)]

/**
 * Log-likelihood ratio per frame at which a word is as likely right as wrong. Chosen on people who say single words in
 * noisy rooms, the hardest there is: five in English and French (291 words heard right, 818 that short grammars do not
 * hold), seven in other languages, whose borrowed sounds fit less well (38 and 172).
 */
const evenRatios: Readonly<Record<Scoring, number>> = { 'en-US': -14, 'fr-FR': -14, borrowed: -18 }

/**
 * A long sentence is not said by chance, if it is one of few: each phone after the eighth eases the even ratio by 1, eight
 * of them at most. Each doubling of the sentences of the grammar takes one away, for what offers more is fitted by more.
 */
const easeOf = (scoring: Scoring, { phones, choices }: Pick<Decoded, 'phones' | 'choices'>) =>
  Math.max(areMany(choices) ? leastEases[scoring] : 0, Math.min(8, phones - 8 - Math.log2(choices)))

/**
 * Short sentences of a large grammar come by chance. In French they are rejected by the second ear, which recognizes others; in
 * English both ears agree on them more often, so that they have to fit better.
 */
const leastEases: Readonly<Record<Scoring, number>> = { 'en-US': -4, 'fr-FR': 0, borrowed: 0 }

/**
 * The same for the ratio of a sentence of a large grammar and its lead together: among very many, one has a good ratio by chance
 * now and then, but then it is hardly better than what nobody said.
 */
const evenOfLead = -5

/** Of the operating point, what a sentence reaches at most that another model does not hear. */
const unconfirmed = 0.8

/** How fast the score leaves the middle. */
const slope = 6

/** What somebody says who says the sentence: of the 211 right ones each bound leaves out 7 % at most. */
const bounds = {
  /** Least share of the speech that it accounts for. */
  coverage: 0.6,
  /** Least share of it during which somebody speaks. */
  voiced: 0.4,
  /** Longest time of a phone, in seconds: nobody says "stop" for two. */
  slowestPhone: 0.4,
}

/**
 * Confidence of a hypothesis: how much better its sentence explains what was said than a free chain of sounds does.
 * A sentence that nobody can have said so, because it leaves speech out, is said where nobody speaks, or drags a
 * word, stays under the operating point. A score, not a probability.
 *
 * @returns a whole number from 0 to 10000; 5000 is the operating point of the language.
 */
export function confidenceOf(lang: string, decoded: Omit<Decoded, 'words'>): number {
  const scoring = scoringOf(lang)
  const even = evenRatios[scoring] - easeOf(scoring, decoded)
  const kept = Math.min(
    1,
    decoded.coverage / bounds.coverage,
    decoded.voiced / bounds.voiced,
    bounds.slowestPhone / decoded.slowestPhone,
    decoded.isConfirmed ? 1 : unconfirmed,
  )
  const most = kept < 1 ? 4999 * kept : 10_000
  const above = Math.min(decoded.ratio - even, decoded.ratio + decoded.lead - evenOfLead)
  return Math.round(Math.min(most, 10_000 / (1 + Math.exp(-above / slope))))
}
