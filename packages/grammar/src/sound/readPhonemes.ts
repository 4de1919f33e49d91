import { consonants, type PhonemeFeatures, rhotic, vowels } from './phonemeFeatures.js'

const joined = 'tʃ|dʒ|aɪ|aʊ|eɪ|oʊ|ɔɪ|əʊ'
const phoneme = new RegExp(`(?:${joined}|[^\\p{M}])[\\p{M}ːˑʰʲʷ˞]*`, 'gu')
/** Stress, syllables, pauses, ties between words or letters, and marks of a change of language such as `(en)`. */
const silent = /\([a-z-]+\)|\u0361|[\s_[\]/.'ˈˌ‿|-]/gu

/**
 * The phonemes of a text of the International Phonetic Alphabet, such as `[ˈlɪ][vɪŋ]`: affricates and diphthongs are one,
 * length and nasality belong to their vowel. Stress is left out: it distinguishes hardly any two words.
 */
export function readPhonemes(ipa: string): string[] {
  return ipa.normalize('NFC').replace(silent, '').match(phoneme) ?? []
}

/** The features of a phoneme of `readPhonemes`; undefined for an unknown sign. */
export function featuresOf(phoneme: string): PhonemeFeatures | undefined {
  const letters = phoneme.replace(/[\p{M}ːˑʰʲʷ˞]/gu, '')
  const consonant = consonants.get(letters)
  if (consonant) return consonant
  // A nasal vowel may be one letter, such as `õ`.
  const [first = '', last = first] = letters.normalize('NFD').replace(/\p{M}/gu, '')
  const [from, to] = [vowels.get(first), vowels.get(last)]
  if (!from || !to) return undefined
  return {
    kind: 'vowel',
    from,
    to,
    isNasal: phoneme.normalize('NFD').includes('\u0303'),
    isRhotic: rhotic.has(first) || phoneme.includes('˞'),
    isLong: phoneme.includes('ː'),
  }
}
