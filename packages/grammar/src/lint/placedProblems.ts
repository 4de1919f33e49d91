import { type Position, positionAfter } from '../syntax/position.js'
import type { Problem } from '../syntax/problem.js'
import { beginning } from '../syntax/tokenize.js'
import { type LintPart, partSize } from './LintPart.js'

/** Problems with the places that they have in the whole text, in its order. */
export function placedProblems(problems: readonly Problem[], parts: readonly LintPart[]): Problem[] {
  const wanted = new Set(problems.flatMap(({ range }) => [partOf(range.start), partOf(range.end)]))
  const origins = new Map<number, Position>()
  let origin = beginning
  let found = 0
  for (const { id, text } of parts) {
    if (wanted.has(id)) {
      origins.set(id, origin)
      found += 1
    }
    if (found === wanted.size) break
    origin = positionAfter(origin, text)
  }
  const placed = (place: Position): Position => {
    const from = origins.get(partOf(place))
    if (!from) return place
    const column = place.line === 1 ? from.column + place.column - 1 : place.column
    return { line: from.line + place.line - 1, column, offset: from.offset + (place.offset % partSize) }
  }
  return problems
    .map((problem) => ({
      ...problem,
      range: { start: placed(problem.range.start), end: placed(problem.range.end) },
    }))
    .toSorted((a, b) => a.range.start.offset - b.range.start.offset)
}

function partOf({ offset }: Position): number {
  return Math.floor(offset / partSize)
}
