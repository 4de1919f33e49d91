import type { WakeReason, WakeWordRating } from '@saywright/api/contract'
import { phonemeDistance } from '@saywright/grammar'
import type { Neighbour } from './Neighbour.js'

/** A word with its sounds, in syllables of IPA in square brackets. */
export interface SpokenWakeWord {
  readonly text: string
  readonly phonemes: string
}

/** Points that a word of one, two and three syllables loses; longer ones lose none. */
const pointsOfLength = [60, 60, 30, 8] as const
const shortPhones = 6
const pointsOfFewPhones = 10
/** Vowels with the mouth open, which carry farthest. */
const openVowel = /[aɑæɐɔɒʌ]|aɪ|aʊ/u
const pointsWithoutOpenVowel = 8
const pointsOfRepeat = 12
/** Up to this distance a word is near: two phonemes, or four that differ a little. */
export const nearDistance = 2
const pointsOfNearest = 30
const pointsOfOwn = 15

export const syllablesIn = (phonemes: string) => phonemes.match(/\[[^\]]*\]/g) ?? []

/**
 * Rates a wake word by what makes it hard to tell apart: few syllables, dull sounds, a syllable that is repeated, frequent words
 * and other wake words that sound like it. A guide while one chooses, not a measurement.
 *
 * @param neighbours frequent words near it, nearest first.
 * @param anti the anti wake words, folded: a near word that is one of them costs half.
 */
export function rateWord(
  { text, phonemes }: SpokenWakeWord,
  {
    neighbours,
    anti,
    others,
  }: {
    readonly neighbours: readonly Neighbour[]
    readonly anti: ReadonlySet<string>
    readonly others: readonly SpokenWakeWord[]
  },
): WakeWordRating {
  const syllables = syllablesIn(phonemes)
  const reasons = [
    lengthReason(syllables.length, phonesIn(phonemes)),
    soundsReason(syllables),
    ...repeatReasons(syllables),
    ...neighbours.slice(0, 2).map((near, at) => nearReason(near, anti.has(foldedOf(near.text)), at)),
    ...ownReasons(phonemes, others),
  ]
  const lost = reasons.reduce((sum, { points }) => sum + points, 0)
  return { text, score: Math.max(0, 100 - lost), phonemes, syllables: syllables.length, reasons }
}

export const foldedOf = (text: string) => text.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ')

const phonesIn = (phonemes: string) => phonemes.replace(/[[\]ˈˌːˑ˞\p{M}]/gu, '').length

function lengthReason(count: number, phones: number): WakeReason {
  const points =
    (pointsOfLength[count as keyof typeof pointsOfLength & number] ?? 0) +
    (phones < shortPhones ? pointsOfFewPhones : 0)
  return { kind: 'length', is_good: points < 10, points, count }
}

function soundsReason(syllables: readonly string[]): WakeReason {
  const count = syllables.filter((syllable) => openVowel.test(syllable)).length
  return { kind: 'sounds', is_good: count > 0, points: count > 0 ? 0 : pointsWithoutOpenVowel, count }
}

function repeatReasons(syllables: readonly string[]): WakeReason[] {
  const plain = syllables.map((syllable) => syllable.replace(/[ˈˌ]/gu, ''))
  const repeated = plain.find((syllable, at) => plain.indexOf(syllable) !== at)
  return repeated === undefined
    ? []
    : [{ kind: 'repeated', is_good: false, points: pointsOfRepeat, other: repeated }]
}

/** The nearest costs most, less where it is no phrase that people say; the second says only what else is near. */
function nearReason({ text, distance, share }: Neighbour, isAnti: boolean, at: number): WakeReason {
  const whole = at === 0 ? pointsOfNearest * share * (1 - distance / nearDistance) : 0
  const points = Math.round(isAnti ? whole / 2 : whole)
  return { kind: 'near_word', is_good: points === 0, points, other: text, distance }
}

function ownReasons(phonemes: string, others: readonly SpokenWakeWord[]): WakeReason[] {
  return others.flatMap(({ text, phonemes: other }) => {
    const distance = phonemeDistance(phonemes, other)
    return distance <= nearDistance
      ? [{ kind: 'near_wake_word', is_good: false, points: pointsOfOwn, other: text, distance } as const]
      : []
  })
}
