/** Rows from `first` up to `end` (exclusive). */
export type RowRange = { readonly first: number; readonly end: number }

// Number of rows that are drawn beyond the visible ones, and step of the range: scrolling a little draws nothing.
const step = 12

/**
 * The rows near the visible part of a table.
 *
 * @param top distance in px from the upper edge of the window to the first row; negative once it is scrolled away.
 * @param height of the window, in px.
 * @param rowHeight in px, above 0.
 * @param count of all rows.
 */
export function rowsInSight(top: number, height: number, rowHeight: number, count: number): RowRange {
  const first = Math.floor(-top / rowHeight / step) * step - step
  const end = Math.ceil((height - top) / rowHeight / step) * step + step
  return { first: Math.max(0, Math.min(first, count)), end: Math.max(0, Math.min(end, count)) }
}

/**
 * The content of the body of a table: rows, and the height of those left out, from the top to the bottom.
 *
 * @param held a row that stays, wherever it is: the one with the focus; -1 for none. Its neighbours stay too, so that a key
 *   leads to them before they are visible.
 */
export function segmentsOf(
  { first, end }: RowRange,
  held: number,
  count: number,
): readonly (RowRange & { readonly isDrawn: boolean })[] {
  const isHeld = held >= 0 && held < count
  const around = { first: Math.max(0, held - 1), end: Math.min(count, held + 2) }
  const drawn = joined([{ first, end }, ...(isHeld ? [around] : [])])
  const segments: (RowRange & { isDrawn: boolean })[] = []
  let place = 0
  for (const range of drawn) {
    if (range.first > place) segments.push({ first: place, end: range.first, isDrawn: false })
    segments.push({ ...range, isDrawn: true })
    place = range.end
  }
  if (place < count) segments.push({ first: place, end: count, isDrawn: false })
  return segments
}

/** Merges adjacent ranges, in order. */
function joined(ranges: readonly RowRange[]): RowRange[] {
  const sorted = ranges
    .filter(({ first, end }) => end > first)
    .toSorted((one, other) => one.first - other.first)
  const [one, other] = sorted
  if (!one || !other || other.first > one.end) return sorted
  return [{ first: one.first, end: Math.max(one.end, other.end) }]
}
