import { articulationOf, distanceBetween } from './articulation.js'

/** Beyond this two sounds have nothing to do with each other. */
const farthest = 9

/** Finds the phone of the sound of a table that is made most like another one; `undefined` where none is like it. */
export function nearestIn(table: ReadonlyMap<string, string>): (letter: string) => string | undefined {
  const lent = [...table].flatMap(([ipa, phones]) => {
    const articulation = articulationOf(ipa)
    return articulation && !phones.includes(' ') ? [{ articulation, phones }] : []
  })
  return (letter) => {
    const articulation = articulationOf(letter)
    if (!articulation) return undefined
    const distances = lent.map((sound) => ({
      phones: sound.phones,
      distance: distanceBetween(articulation, sound.articulation) ?? Infinity,
    }))
    const [first] = distances.sort((one, other) => one.distance - other.distance)
    return first && first.distance <= farthest ? first.phones : undefined
  }
}
