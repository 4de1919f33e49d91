import { useMemo, useState } from 'react'
import { useLanguageTag } from '../../i18n/useLocale.js'
import type { Column, Sort } from './Column.js'
import { nextSort, sortRows } from './sort.js'

type UseSortOptions<Row> = {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  defaultSort: Sort | undefined
  onSortChange: ((sort: Sort | undefined) => void) | undefined
}

/** Sort order of a table, controlled by its owner with a handler, otherwise by the table itself. */
export function useSort<Row>({ rows, columns, sort: given, defaultSort, onSortChange }: UseSortOptions<Row>) {
  const locale = useLanguageTag()
  const [own, setOwn] = useState(defaultSort)
  const sort = onSortChange ? (given ?? defaultSort) : own
  const sortValue = onSortChange ? undefined : columns.find(({ id }) => id === sort?.column)?.sortValue
  const direction = sort?.direction
  const sorted = useMemo(
    () => (sortValue && direction ? sortRows(rows, sortValue, direction, locale) : rows),
    [rows, sortValue, direction, locale],
  )
  const press = (column: string) => (onSortChange ?? setOwn)(nextSort(sort, column, defaultSort))
  return { sort, sorted, press }
}
