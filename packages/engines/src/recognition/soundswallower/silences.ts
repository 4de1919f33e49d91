import type { DecoderAddresses } from './searchSteps.js'

/** The phones of a model that stand for silence and noise: a search may take any frame for one of them. */
export interface Silences {
  /** Whether frames from now on cost more as silence or noise than as any word. */
  hush(isHushed: boolean): void
}

// Of `acmod_s` and `tmat_s` of soundswallower 0.6.3, where an address has four bytes: how unlikely each phone goes on from one
// of its states to another, a byte each.
const transitionsOfAcousticModel = 24
const countOfTransitions = 4
const states = 3
const never = 255

/** @param phoneset the phones of the model with their IPA, `-` for silence and noise. */
export function createSilences(
  { cacmod }: DecoderAddresses,
  phoneset: Readonly<Record<string, string>>,
  memory: () => DataView,
): Silences {
  const addressAt = (address: number) => memory().getUint32(address, true)
  const transitions = addressAt(cacmod + transitionsOfAcousticModel)
  // The model counts its phones in the order of their names.
  const phones = Object.keys(phoneset).sort()
  if (memory().getInt16(transitions + countOfTransitions, true) !== phones.length)
    throw new Error('The transitions of the engine were not found')
  const places = phones.flatMap((phone, at) => {
    if (phoneset[phone] !== '-') return []
    const rows = addressAt(addressAt(transitions) + 4 * at)
    return Array.from({ length: states }, (_, state) => addressAt(rows + 4 * state)).flatMap((row) =>
      Array.from({ length: states + 1 }, (_, to) => row + to),
    )
  })
  const own = places.map((place) => memory().getUint8(place))
  let isHushedNow = false
  return {
    hush(isHushed) {
      if (isHushed === isHushedNow) return
      isHushedNow = isHushed
      for (const [at, place] of places.entries()) memory().setUint8(place, isHushed ? never : (own[at] ?? 0))
    },
  }
}
