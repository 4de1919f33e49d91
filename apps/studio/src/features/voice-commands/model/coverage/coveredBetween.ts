import type { CoveredCount } from '@saywright/grammar'
import type { Covered, CoveredBranches } from './SuiteCoverage.js'

type Branches = Pick<CoveredBranches, 'from' | 'isSaid'>

/** The branches that begin between two offsets of the text, by their places in the columns. */
export function branchesBetween({ from }: Pick<Branches, 'from'>, start: number, end: number): number[] {
  const found: number[] = []
  for (let at = firstFrom(from, start); at < from.length && (from[at] as number) < end; at++) found.push(at)
  return found
}

/** The coverage of what begins between two offsets; undefined where nothing does. */
export function coveredBetween(branches: Branches, start: number, end: number): Covered | undefined {
  const places = branchesBetween(branches, start, end)
  const said = places.filter((at) => branches.isSaid[at] === 1).length
  return coveredOf({ said, count: places.length })
}

/** In one word; undefined where there is nothing to say. */
export function coveredOf({ said, count }: CoveredCount): Covered | undefined {
  if (count === 0) return undefined
  return said === 0 ? 'never' : said === count ? 'said' : 'partly'
}

/** The first place of a sorted column whose value is at least `least`. */
function firstFrom(column: Uint32Array, least: number): number {
  let [low, high] = [0, column.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((column[middle] as number) < least) low = middle + 1
    else high = middle
  }
  return low
}
