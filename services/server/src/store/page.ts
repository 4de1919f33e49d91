import { limits, nameKey, type pageQuery, type ValueOf } from '@saywright/api/contract'
import { incorrectForm } from '@saywright/http'
import { type RawBuilder, sql } from 'kysely'

type PageQuery = ValueOf<typeof pageQuery>

export interface PageRequest<Column extends string> {
  readonly offset: number
  readonly limit: number
  readonly column: Column
  readonly direction: 'asc' | 'desc'
  /** Pattern for `contains`, or `undefined` when nothing is searched. */
  readonly keywords: string | undefined
}

/**
 * What a list call asks for, as the database wants it.
 *
 * @param columns by the name under which a caller may sort.
 * @throws ApiFailure `incorrect_form` when the list cannot be sorted by what is asked.
 */
export function pageRequest<Column extends string>(
  query: PageQuery | undefined,
  columns: Readonly<Record<string, Column>>,
  otherwise: { readonly column: Column; readonly direction: 'asc' | 'desc' },
): PageRequest<Column> {
  const { pageIndex = 0, pageSize = limits.pageSize, search, sort } = query ?? {}
  const column =
    sort?.by === undefined ? otherwise.column : Object.hasOwn(columns, sort.by) && columns[sort.by]
  if (!column) throw incorrectForm({ 'sort.by': 'invalid' })
  const direction = sort?.direction ?? (sort?.by === undefined ? otherwise.direction : 'asc')
  const keywords = search?.keywords?.trim() ? nameKey(search.keywords) : undefined
  return { offset: pageIndex * pageSize, limit: pageSize, column, direction, keywords }
}

/** Whether a text column, or an expression of some, holds a piece of text, on both databases. */
export function contains(column: string | RawBuilder<unknown>, piece: string): RawBuilder<boolean> {
  const pattern = `%${piece.replace(/[\\%_]/g, (character) => `\\${character}`)}%`
  const text = typeof column === 'string' ? sql.ref(column) : column
  return sql<boolean>`${text} like ${pattern} escape '\\'`
}
