import type { ReactNode } from 'react'

export type Column<Row> = {
  id: string
  header: string
  /** Shown in the place of the header, such as a box that ticks every row; `header` must stand in its name. */
  headerCell?: ReactNode
  /** Keep it plain, words and few elements: it is drawn once for every row. */
  cell: (row: Row) => ReactNode
  /** `end` for numbers and dates. */
  align?: 'start' | 'end'
  /** A CSS width; the rest is shared by need. */
  width?: string
  /** The header is only said, not shown: a column of buttons. */
  isHeaderHidden?: boolean
  /** Names its row for screen readers and carries the link of the row. The first column when no other does. */
  isRowHeader?: boolean
  /** Can be sorted, by whoever hears `onSortChange`. */
  isSortable?: boolean
  /** Can be sorted by the table itself, by this value; what has none stands last. */
  sortValue?: (row: Row) => string | number | undefined
}

export type Sort = { readonly column: string; readonly direction: 'ascending' | 'descending' }
export type SortValue = string | number | undefined
