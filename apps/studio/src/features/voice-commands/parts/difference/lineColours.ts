import { analyze, type HighlightKind, highlight } from '@saywright/grammar'
import type { Parts } from './changedParts.js'

/** A stretch of a line in one colour, changed or not. */
export type LinePiece = {
  readonly text: string
  readonly kind: HighlightKind | undefined
  readonly isChanged: boolean
}

type Stretch = { readonly kind: HighlightKind; readonly from: number; readonly to: number }

/** The coloured stretches of each line of a grammar, by the number of the line from 1. */
export function lineColours(source: string): ReadonlyMap<number, readonly Stretch[]> {
  const starts = [0]
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1)
  const colours = new Map<number, Stretch[]>()
  let line = 0
  for (const { kind, start, end } of highlight(analyze(source).grammar)) {
    while ((starts[line + 1] ?? Number.POSITIVE_INFINITY) <= start) line++
    // A comment may go over several lines.
    for (let each = line; (starts[each] ?? Number.POSITIVE_INFINITY) < end; each++) {
      const from = starts[each] as number
      const to = (starts[each + 1] ?? source.length + 1) - 1
      const stretch = { kind, from: Math.max(0, start - from), to: Math.min(end, to) - from }
      const known = colours.get(each + 1)
      if (known) known.push(stretch)
      else colours.set(each + 1, [stretch])
    }
  }
  return colours
}

/** A line cut where its colour or its being changed begins or ends. */
export function linePieces(text: string, colours: readonly Stretch[], parts: Parts): LinePiece[] {
  const cuts = new Set([0, text.length])
  for (const { from, to } of colours) cuts.add(from).add(to)
  for (const [from, to] of parts) cuts.add(from).add(to)
  const places = [...cuts].toSorted((a, b) => a - b)
  return places.slice(0, -1).map((from, index) => {
    const to = places[index + 1] as number
    return {
      text: text.slice(from, to),
      kind: colours.find((stretch) => stretch.from <= from && to <= stretch.to)?.kind,
      isChanged: parts.some(([start, end]) => start <= from && to <= end),
    }
  })
}
