import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { flag, integer, list, maybe, number, oneOf, text, type } from '../kernel/structs.js'

/**
 * What a rating of a wake word looks at: `length`, its syllables; `sounds`, vowels and consonants that carry; `repeated`, a
 * syllable said twice; `near_word`, the nearest frequent words of the language; `near_wake_word`, another wake word of the model.
 */
export const wakeReasonKinds = ['length', 'sounds', 'repeated', 'near_word', 'near_wake_word'] as const

export const wakeReason = type({
  kind: oneOf(wakeReasonKinds, { [docs]: { example: 'near_word' } }),
  is_good: flag({ [docs]: { note: 'false: it costs points', example: false } }),
  points: integer({ min: 0, max: 100, [docs]: { note: 'what it costs', example: 12 } }),
  /** Syllables of `length`, open vowels of `sounds`. */
  count: maybe(integer({ min: 0, [docs]: { example: 4 } })),
  /** The word that is near. */
  other: maybe(text({ [docs]: { example: 'hello holder' } })),
  /** By how many sounds it differs. */
  distance: maybe(number({ min: 0, [docs]: { example: 1 } })),
})
export type WakeReason = ValueOf<typeof wakeReason>

/** How well a wake word can be told apart from all else that people say. */
export const wakeWordRating = type({
  text: text({ [docs]: { example: 'Hello Halden' } }),
  score: integer({ min: 0, max: 100, [docs]: { example: 86 } }),
  phonemes: text({
    [docs]: { note: 'syllables of IPA in square brackets', example: '[hə][ˈloʊ][ˈhɔl][dən]' },
  }),
  syllables: integer({ min: 0, [docs]: { example: 4 } }),
  reasons: list(wakeReason),
})
export type WakeWordRating = ValueOf<typeof wakeWordRating>

/** Why an anti wake word is proposed: the nearest frequent word, or a part of the wake word that is a word itself. */
export const proposalReasons = ['near_word', 'part'] as const

export const wakeWordProposal = type({
  text: text({ [docs]: { example: 'hello holder' } }),
  reason: oneOf(proposalReasons, { [docs]: { example: 'near_word' } }),
  /** The wake word that it could be taken for. */
  of: text({ [docs]: { example: 'Hello Halden' } }),
  distance: number({ min: 0, [docs]: { note: 'by how many sounds it differs', example: 1 } }),
})
export type WakeWordProposal = ValueOf<typeof wakeWordProposal>

/** The sounds of which pronunciations are made in a language, for a keyboard of phonemes. */
export const languageSound = type({
  ipa: text({ [docs]: { example: 'ɔ' } }),
  is_vowel: flag({ [docs]: { example: true } }),
  example: maybe(text({ [docs]: { note: 'a word with the sound', example: 'hall' } })),
})
export type LanguageSound = ValueOf<typeof languageSound>
