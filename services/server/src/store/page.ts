import { limits, pagePlace, type pageQuery, type ValueOf } from '@saywright/api/contract'
import { incorrectForm } from '@saywright/http'
import { searchWords } from '@saywright/ui/text'
import { type RawBuilder, type SelectQueryBuilder, type Simplify, sql } from 'kysely'
import type { FoldedReference } from './searchedColumns.js'

type PageQuery = ValueOf<typeof pageQuery>

export interface PageRequest<Column extends string> {
  readonly offset: number
  readonly limit: number
  readonly column: Column
  readonly direction: 'asc' | 'desc'
  /** The typed text, or `undefined` without a search. */
  readonly keywords: string | undefined
}

/**
 * The page of a list call in the form of the database.
 *
 * @param columns by the name under which a caller may sort.
 * @throws ApiFailure `incorrect_form` when the list cannot be sorted by the requested column.
 */
export function pageRequest<Column extends string>(
  query: PageQuery | undefined,
  columns: Readonly<Record<string, Column>>,
  otherwise: { readonly column: Column; readonly direction: 'asc' | 'desc' },
): PageRequest<Column> {
  const { pageIndex = 0, pageSize = limits.pageSize, sort } = pagePlace(query)
  const column =
    sort?.by === undefined ? otherwise.column : Object.hasOwn(columns, sort.by) && columns[sort.by]
  if (!column) throw incorrectForm({ [query?.sortBy === undefined ? 'sort.by' : 'sortBy']: 'invalid' })
  const direction = sort?.direction ?? (sort?.by === undefined ? otherwise.direction : 'asc')
  return {
    offset: pageIndex * pageSize,
    limit: pageSize,
    column,
    direction,
    keywords: query?.search?.keywords,
  }
}

/**
 * Responds with one page of the rows that a query finds, and with how many it finds in all.
 *
 * @param found unsorted and unlimited, with the columns that `toData` needs.
 * @param id column that decides the order of equal rows, so that no row is on two pages.
 */
export async function listPage<DB, TB extends keyof DB, Row, Item>(
  found: SelectQueryBuilder<DB, TB, Row>,
  { column, direction, limit, offset }: PageRequest<string>,
  id: string,
  toData: (rows: Simplify<Row>[]) => Item[] | Promise<Item[]>,
): Promise<{ data: Item[]; total: number }> {
  const counted = found
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  const listed = found
    .orderBy(sql.ref(column), direction)
    .orderBy(sql.ref(id), direction)
    .limit(limit)
    .offset(offset)
    .execute()
  // Of a long list both take a while, which a database of its own spends on both at once.
  const [{ total }, rows] = await Promise.all([counted, listed])
  return { data: await toData(rows), total }
}

/**
 * Whether every word of the search text is in the folded columns of a row; every row matches an empty text.
 *
 * @param text folded columns, or an expression of some.
 */
export function hasWords(
  text: readonly FoldedReference[] | RawBuilder<string>,
  typed: string | undefined,
): RawBuilder<boolean> {
  const words = searchWords(typed ?? '')
  if (words.length === 0) return sql<boolean>`1 = 1`
  // Of a row that a left join did not find, a column is null.
  const whole = Array.isArray(text)
    ? sql`${sql.join(
        text.map((column) => sql`coalesce(${sql.ref(column)}, '')`),
        sql` || ' ' || `,
      )}`
    : text
  return sql<boolean>`(${sql.join(
    words.map((word) => contains(whole as RawBuilder<string>, word)),
    sql` and `,
  )})`
}

/** Whether a text column, or an expression of some, holds a piece of text, on both databases. */
export function contains(column: string | RawBuilder<unknown>, piece: string): RawBuilder<boolean> {
  const pattern = `%${piece.replace(/[\\%_]/g, (character) => `\\${character}`)}%`
  const text = typeof column === 'string' ? sql.ref(column) : column
  return sql<boolean>`(${text}) like ${pattern} escape '\\'`
}
