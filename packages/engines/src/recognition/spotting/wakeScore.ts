import { hearingOf } from '@saywright/api/catalogue'
import type { Fit } from './judgeInstance.js'

/**
 * Version of the scores of wake words of each language, a whole number. Raise that of a language with every change after which
 * the same recording scores otherwise. Scores of different versions are not compared.
 */
const scoringVersions = { 'en-US': 1, 'fr-FR': 1, borrowed: 1 } as const

type Scoring = keyof typeof scoringVersions

const scoringOf = (lang: string): Scoring => {
  const hearing = hearingOf(lang)
  return !hearing || hearing.isBorrowed ? 'borrowed' : hearing.model
}

export const wakeScoringVersionOf = (lang: string): number => scoringVersions[scoringOf(lang)]

/**
 * Log-likelihood ratio per frame of the operating point, for a word of ten phones. Chosen on the fitting half of voices and people
 * (decision 130).
 */
const evenRatios: Readonly<Record<Scoring, number>> = { 'en-US': -19.5, 'fr-FR': -19, borrowed: -19 }

/** A long word is not said by chance: each phone above ten eases the even ratio by 1, each below makes it stricter. */
const maxEase = 4

/** Somebody who wakes a device pauses before: what each second of speech in the 0.4 s before the word takes away. */
const costOfSpeechBefore = 20

const slope = 4

/** What somebody says who says the word. */
const bounds = {
  /** Least share of it during which somebody speaks. */
  voiced: 0.6,
  /** Longest time of a phone, in seconds. */
  slowestPhone: 0.4,
}

/**
 * Score of a wake word: how much better its phones explain the sound than a free chain does.
 *
 * @returns a whole number from 0 to 10,000; 5,000 is the operating point of the language.
 */
export function wakeScoreOf(
  lang: string,
  { ratio, phones, voiced, slowestPhone, speechBefore }: Fit,
): number {
  const ease = Math.max(-maxEase, Math.min(maxEase, phones - 10))
  const above = ratio + ease - costOfSpeechBefore * speechBefore - evenRatios[scoringOf(lang)]
  const kept = Math.min(1, voiced / bounds.voiced, bounds.slowestPhone / slowestPhone)
  const most = kept < 1 ? 4999 * kept : 10_000
  return Math.round(Math.min(most, 10_000 / (1 + Math.exp(-above / slope))))
}
