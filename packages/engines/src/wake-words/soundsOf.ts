import type { LanguageSound } from '@saywright/api/contract'
import { isVowel } from '../recognition/index.js'
import type { FrequentSounds } from './frequentSounds.js'

const shortestExample = 3
const longestExample = 6

/**
 * The sounds of a language, vowels first, each with a short frequent word that has it.
 *
 * @param sounds IPA of the phones of its recognizer.
 */
export function exemplified(
  sounds: readonly string[],
  frequent: FrequentSounds | undefined,
): LanguageSound[] {
  const words = [...(frequent?.words ?? [])].filter(
    ([text]) => text.length >= shortestExample && text.length <= longestExample,
  )
  return [...new Set(sounds)]
    .map((ipa) => {
      const example = words.find(([, said]) => said.split('_').includes(ipa))?.[0]
      return { ipa, is_vowel: isVowel(ipa), ...(example !== undefined && { example }) }
    })
    .sort((one, other) => Number(other.is_vowel) - Number(one.is_vowel))
}
