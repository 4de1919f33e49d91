import type { Sort, SortValue } from './Column.js'

/**
 * The sort order after a press on a column: ascending, then descending, then the usual one. The column of the usual order
 * alternates between its two directions, so that each press changes something.
 *
 * @param usual order that is never left for none.
 */
export function nextSort(sort: Sort | undefined, column: string, usual?: Sort): Sort | undefined {
  if (sort?.column !== column) return { column, direction: 'ascending' }
  if (sort.direction === 'ascending') return { column, direction: 'descending' }
  return usual?.column === column ? { column, direction: 'ascending' } : usual
}

/**
 * Sorts rows by a value. Text is compared in the rules of the language, with numbers by size. The sort is
 * stable; rows without a value come last in both directions.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  sortValue: (row: Row) => SortValue,
  direction: Sort['direction'],
  locale: string,
): Row[] {
  const words = new Intl.Collator(locale, { numeric: true })
  const sign = direction === 'ascending' ? 1 : -1
  const valued = rows.map((row) => ({ row, value: sortValue(row) }))
  valued.sort(({ value: a }, { value: b }) => {
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b)
    return sign * words.compare(String(a), String(b))
  })
  return valued.map(({ row }) => row)
}
