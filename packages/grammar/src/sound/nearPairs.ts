import { createBoundedDistance, gapCost, type Inventory } from './phonemeDistance.js'

/** Two texts by their numbers, the lower one first. */
export interface NearPair {
  readonly first: number
  readonly second: number
  readonly distance: number
}

/** Maximum number of pairs whose distance is computed. */
export const maxComparedPairs = 1_000_000

/**
 * Finds the pairs of texts whose distance is at most a limit. Not all pairs are compared: a vowel in the place of a
 * consonant costs 1 and a phoneme more or less 0.75, so that with a limit below 1.5 the vowels and consonants of both differ
 * in one place at most.
 * @param texts phonemes by their numbers in the inventory.
 * @returns in no order; `isCut` when there were more than a million pairs to compare.
 */
export function nearPairs(texts: readonly (readonly number[])[], inventory: Inventory, limit: number) {
  const longest = Math.max(0, ...texts.map(({ length }) => length))
  const distanceOf = createBoundedDistance(inventory.costs(), longest)
  const kinds = inventory.kinds()
  const byShape = new Map<string, number[]>()
  for (const [at, sounds] of texts.entries()) {
    const shape = sounds.map((each) => kinds[each]).join('')
    const others = byShape.get(shape)
    if (others) others.push(at)
    else byShape.set(shape, [at])
  }
  const pairs: NearPair[] = []
  let compared = 0
  for (const [ones, others] of nearGroups(byShape, Math.floor(limit / gapCost)))
    for (const one of ones)
      for (const other of others) {
        // Within a group each pair would occur twice.
        if (ones === others && other <= one) continue
        if (compared === maxComparedPairs) return { pairs, isCut: true }
        compared++
        const distance = distanceOf(texts[one]!, texts[other]!, limit)
        const [first, second] = one < other ? [one, other] : [other, one]
        if (distance <= limit) pairs.push({ first, second, distance })
      }
  return { pairs, isCut: false }
}

type Group = readonly number[]

/** Each two groups of texts, and each group with itself, whose shapes differ in at most so many places. */
function* nearGroups(
  byShape: ReadonlyMap<string, Group>,
  places: number,
): Generator<readonly [Group, Group]> {
  const byKey = new Map<string, Group[]>()
  for (const [shape, group] of byShape) {
    const near = new Set<Group>([group])
    for (const key of shapesNear(shape, places)) {
      const known = byKey.get(key) ?? []
      for (const other of known) near.add(other)
      known.push(group)
      byKey.set(key, known)
    }
    for (const other of near) yield [other, group]
  }
}

/** Two shapes that differ in at most so many places have one of these in common; beyond one place, all have. */
function shapesNear(shape: string, places: number): Iterable<string> {
  if (places === 0) return [shape]
  if (places > 1) return ['']
  const shorter = Array.from(shape, (_, at) => shape.slice(0, at) + shape.slice(at + 1))
  return new Set([shape, ...shorter])
}
