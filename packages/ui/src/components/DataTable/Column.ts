import type { ReactNode } from 'react'

export type Column<Row> = {
  id: string
  header: string
  /**
   * Replaces the visible header, for example by a checkbox that selects all rows; `header` must be part of
   * its accessible name.
   */
  headerCell?: ReactNode
  /** Renders a cell. Called for every row, so render text and few elements. */
  cell: (row: Row) => ReactNode
  /** Use `end` for numbers and dates. */
  align?: 'start' | 'end'
  /** CSS width; the other columns share the remaining width by content. */
  width?: string
  /**
   * Whether the header is only read by screen readers, for a column of buttons.
   * @default false
   */
  isHeaderHidden?: boolean
  /**
   * Whether the column names its row for screen readers and contains the link of the row. The first column does when none is
   * set.
   * @default false
   */
  isRowHeader?: boolean
  /**
   * Whether the column can be sorted by the handler of `onSortChange`.
   * @default false
   */
  isSortable?: boolean
  /** Value by which the table itself sorts the column; rows without a value come last. */
  sortValue?: (row: Row) => string | number | undefined
}

export type Sort = { readonly column: string; readonly direction: 'ascending' | 'descending' }
export type SortValue = string | number | undefined
