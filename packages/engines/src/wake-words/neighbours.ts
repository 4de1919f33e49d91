import type { FrequentSounds } from './frequentSounds.js'
import type { Neighbour } from './Neighbour.js'
import { foldedOf, nearDistance } from './rateWord.js'

const perWord = 6
/** A longer phrase sounds like no other one by chance; each word takes some milliseconds. */
const maxComparedWords = 6
/** The same sounds in another spelling: nobody could tell them apart, so that it is no other word. */
const sameSound = 0.1

/**
 * What people say that sounds like a wake word: a frequent word in the place of one of its words, or of all of it.
 *
 * @param phonemes of each of its words, in IPA.
 * @returns nearest first, without the wake word itself.
 */
export function neighboursOf(
  text: string,
  phonemes: readonly { readonly text: string; readonly ipa: string }[],
  { nearest, words }: FrequentSounds,
): Neighbour[] {
  if (phonemes.length > maxComparedWords) return []
  const near = (ipa: string) => {
    const found = nearest(ipa, { limit: nearDistance, most: 3 * perWord })
    const heard = new Set<string | undefined>()
    return found
      .filter(({ text: other, distance }) => {
        const sounds = words.get(other)
        const isOther = distance > sameSound && !heard.has(sounds)
        heard.add(sounds)
        return isOther
      })
      .slice(0, perWord)
  }
  const replaced = phonemes.flatMap(({ ipa }, at) =>
    near(ipa).map((other) => ({
      text: phonemes.map((word, place) => (place === at ? other.text : word.text)).join(' '),
      distance: other.distance,
      share: 1 / phonemes.length,
    })),
  )
  const said = phonemes.map(({ ipa }) => ipa).join('')
  const whole = phonemes.length > 1 ? near(said).map((other) => ({ ...other, share: 1 })) : []
  const seen = new Set([foldedOf(text)])
  return [...replaced, ...whole]
    .sort((one, other) => one.distance - other.distance)
    .filter(({ text: other }) => {
      const isNew = !seen.has(foldedOf(other))
      seen.add(foldedOf(other))
      return isNew
    })
}
