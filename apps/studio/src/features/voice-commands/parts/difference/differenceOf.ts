import { diffIndices } from 'node-diff3'

/** Lines that both texts have, or lines of the one in place of lines of the other. */
export type DifferenceBlock = {
  readonly isSame: boolean
  /** Lines of the first text; those of both where they are the same. */
  readonly before: readonly string[]
  readonly after: readonly string[]
  /** Number of the first line of each, from 1. */
  readonly beforeLine: number
  readonly afterLine: number
}

export type Difference = {
  readonly blocks: readonly DifferenceBlock[]
  readonly addedCount: number
  readonly removedCount: number
}

/** Pairs of lines beyond which the search would hold up the page: what lies between is then shown as replaced. */
const maxPairs = 100_000_000

/** What is different between two texts, line by line, in their order. */
export function differenceOf(before: string, after: string): Difference {
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  const start = commonStart(old, fresh)
  const end = commonEnd(old, fresh, start)
  const blocks = blocksOf(old, fresh, changesBetween(old, fresh, start, end))
  const changed = blocks.filter(({ isSame }) => !isSame)
  return {
    blocks,
    addedCount: changed.reduce((sum, block) => sum + block.after.length, 0),
    removedCount: changed.reduce((sum, block) => sum + block.before.length, 0),
  }
}

type Change = {
  readonly before: readonly [from: number, length: number]
  readonly after: readonly [number, number]
}

function changesBetween(old: string[], fresh: string[], start: number, end: number): Change[] {
  const [left, right] = [old.slice(start, old.length - end), fresh.slice(start, fresh.length - end)]
  if (left.length === 0 && right.length === 0) return []
  if (left.length * right.length > maxPairs)
    return [{ before: [start, left.length], after: [start, right.length] }]
  return diffIndices(left, right).map(({ buffer1, buffer2 }) => ({
    before: [buffer1[0] + start, buffer1[1]],
    after: [buffer2[0] + start, buffer2[1]],
  }))
}

function blocksOf(old: readonly string[], fresh: readonly string[], changes: readonly Change[]) {
  const blocks: DifferenceBlock[] = []
  let [left, right] = [0, 0]
  const add = (isSame: boolean, toLeft: number, toRight: number) => {
    if (toLeft > left || toRight > right)
      blocks.push({
        isSame,
        before: old.slice(left, toLeft),
        after: fresh.slice(right, toRight),
        beforeLine: left + 1,
        afterLine: right + 1,
      })
    left = toLeft
    right = toRight
  }
  for (const { before, after } of changes) {
    add(true, before[0], after[0])
    add(false, before[0] + before[1], after[0] + after[1])
  }
  add(true, old.length, fresh.length)
  return blocks
}

function commonStart(one: readonly string[], other: readonly string[]): number {
  let count = 0
  while (count < one.length && count < other.length && one[count] === other[count]) count++
  return count
}

function commonEnd(one: readonly string[], other: readonly string[], start: number): number {
  let count = 0
  while (
    count < Math.min(one.length, other.length) - start &&
    one[one.length - 1 - count] === other[other.length - 1 - count]
  )
    count++
  return count
}
