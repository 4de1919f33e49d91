import { diffArrays } from 'diff'
import { commonAnchors } from './commonAnchors.js'

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

/**
 * Maximum number of lines added and removed between two anchors; beyond it the part is shown as replaced, without a search.
 * So many take a quarter of a second.
 */
const maxEdits = 1000

/** The difference between two texts, line by line, in their order. */
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

/** Changes between the lines that both texts begin and end with, from anchor to anchor. */
function changesBetween(old: string[], fresh: string[], start: number, end: number): Change[] {
  const [toOld, toFresh] = [old.length - end, fresh.length - end]
  const anchors = commonAnchors(old.slice(start, toOld), fresh.slice(start, toFresh))
  let edits = maxEdits
  let [from, to] = [start, start]
  return [...anchors.map(([a, b]) => [a + start, b + start] as const), [toOld, toFresh] as const].flatMap(
    ([nextOld, nextFresh]) => {
      const found = changesIn(old.slice(from, nextOld), fresh.slice(to, nextFresh), [from, to], edits)
      // All parts together share one budget.
      edits -= found.reduce((sum, { before, after }) => sum + before[1] + after[1], 0)
      from = nextOld + 1
      to = nextFresh + 1
      return found
    },
  )
}

function changesIn(
  left: string[],
  right: string[],
  [from, to]: readonly [number, number],
  maxEditLength: number,
): Change[] {
  if (left.length === 0 && right.length === 0) return []
  const whole: Change = { before: [from, left.length], after: [to, right.length] }
  if (left.length === 0 || right.length === 0) return [whole]
  const pieces = maxEditLength > 0 ? diffArrays(left, right, { maxEditLength }) : undefined
  if (!pieces) return [whole]
  const changes: Change[] = []
  let [at, other] = [from, to]
  let [removed, added] = [0, 0]
  const settle = () => {
    if (removed + added > 0) changes.push({ before: [at, removed], after: [other, added] })
    at += removed
    other += added
    removed = 0
    added = 0
  }
  for (const piece of pieces) {
    if (piece.removed) removed += piece.count
    else if (piece.added) added += piece.count
    else {
      settle()
      at += piece.count
      other += piece.count
    }
  }
  settle()
  return changes
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
