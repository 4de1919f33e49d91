const joined = 'tʃ|dʒ|aɪ|aʊ|eɪ|oʊ|ɔɪ|əʊ'
const sound = new RegExp(`[ˈˌ]?(?:${joined}|[^\\s_ˈˌ])[\\u0300-\\u036fːˑʰʲʷ˞]*`, 'gu')
/** Whether a sound of IPA is a vowel. */
export const isVowel = (sound: string) => vowel.test(sound)

const vowel = /^[ˈˌ]?[aeiouyɑæɐəɚɛɜɝɪɔʊʌøœɒɨʉʏɶ]/u
const obstruent = /^[ˈˌ]?[pbtdkɡgfvsθ]$/u
const liquid = /^[ɹrʁlwjɥ]/u

/**
 * Writes IPA syllable by syllable in square brackets, such as `[ˈlɪ][vɪŋ]`. A syllable begins with the consonant before
 * its vowel, and with the one before that where both can begin a word (`tr`, `pl`).
 *
 * @param ipa sounds, with or without `_` or spaces between them; stress is before a vowel or a syllable.
 * @returns `''` when there is no sound in it.
 */
export function syllablesOf(ipa: string): string {
  const plain = ipa.normalize('NFC').replace(/\([a-z-]+\)|[[\].'‿|-]/g, '_')
  const sounds = plain.match(sound) ?? []
  const vowels = sounds.flatMap((one, at) => (vowel.test(one) ? [at] : []))
  const starts = vowels.slice(1).map((at, index) => startOf(sounds, vowels[index]!, at))
  const cuts = [0, ...starts, sounds.length]
  return cuts
    .slice(1)
    .map((end, index) => sounds.slice(cuts[index], end).join(''))
    .filter(Boolean)
    .map((syllable) => `[${withStressFirst(syllable)}]`)
    .join('')
}

/** Where the syllable of a vowel begins, after the vowel before it. */
function startOf(sounds: readonly string[], previous: number, at: number): number {
  const between = at - previous - 1
  if (between < 2) return at - between
  const isCluster = liquid.test(sounds[at - 1]!) && obstruent.test(sounds[at - 2]!)
  return isCluster ? at - 2 : at - 1
}

/** The stress of a syllable is at its beginning. */
function withStressFirst(syllable: string): string {
  const stress = /[ˈˌ]/u.exec(syllable)?.[0] ?? ''
  return stress + syllable.replace(/[ˈˌ]/gu, '')
}
