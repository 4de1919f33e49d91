import { diffIndices } from 'node-diff3'

/** Stretches of a line, from and to, in UTF-16 units. */
export type Parts = readonly (readonly [from: number, to: number])[]

const longest = 2000

/** Which words of two lines are different; none where too little is the same for it to help. */
export function changedParts(before: string, after: string): readonly [before: Parts, after: Parts] {
  if (before.length > longest || after.length > longest) return [[], []]
  const [old, fresh] = [piecesOf(before), piecesOf(after)]
  const changes = diffIndices(old, fresh)
  const kept = old.length - changes.reduce((sum, { buffer1 }) => sum + buffer1[1], 0)
  if (kept * 2 < Math.max(old.length, fresh.length)) return [[], []]
  return [
    changes.map(({ buffer1 }) => stretchOf(old, buffer1)).filter(isNotEmpty),
    changes.map(({ buffer2 }) => stretchOf(fresh, buffer2)).filter(isNotEmpty),
  ]
}

const piecesOf = (line: string) => line.match(/\s+|[\p{L}\p{M}\p{N}_]+|[\s\S]/gu) ?? []

function stretchOf(pieces: readonly string[], [from, length]: readonly [number, number]) {
  const start = pieces.slice(0, from).join('').length
  return [start, start + pieces.slice(from, from + length).join('').length] as const
}

const isNotEmpty = ([from, to]: readonly [number, number]) => to > from
