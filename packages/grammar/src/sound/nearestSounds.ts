import { createBoundedDistance, Inventory } from './phonemeDistance.js'
import { readPhonemes } from './readPhonemes.js'

/** A text whose pronunciation is near that of another one. */
export interface NearSound {
  readonly text: string
  /** Its `phonemeDistance`. */
  readonly distance: number
}

interface NearestOptions {
  /** Largest distance. */
  readonly limit: number
  /** How many are returned at most. */
  readonly most: number
}

/**
 * Prepares many texts, so that those that sound like another one are found without reading their pronunciations again.
 *
 * @param entries texts with their pronunciations in IPA.
 * @returns the nearest texts of a pronunciation in IPA, nearest first, and of equal distance in the order of `entries`; with
 *   20,000 texts in a few milliseconds.
 */
export function createNearestSounds(
  entries: readonly { readonly text: string; readonly ipa: string }[],
): (ipa: string, options: NearestOptions) => NearSound[] {
  const inventory = new Inventory()
  const texts = entries.map(({ text, ipa }) => ({ text, sounds: inventory.read(readPhonemes(ipa)) }))
  const longest = texts.reduce((most, { sounds }) => Math.max(most, sounds.length), 0)
  return (ipa, { limit, most }) => {
    const sounds = inventory.read(readPhonemes(ipa))
    const distanceOf = createBoundedDistance(inventory.costs(), Math.max(longest, sounds.length))
    return texts
      .map((each) => ({ text: each.text, distance: distanceOf(sounds, each.sounds, limit) }))
      .filter(({ distance }) => distance <= limit)
      .sort((one, other) => one.distance - other.distance)
      .slice(0, most)
  }
}
