import { platforms, resourceTypes } from '@saywright/api/catalogue'
import type { listFiles, QueryOf } from '@saywright/api/contract'
import type { Sort } from '@saywright/ui'
import { type PagePlace, readPagePlace, writtenPagePlace } from '../../../parts/pagePlace.js'
import { fileTechnologies } from './fileTechnologies.js'

/** By which tags files are found, and the codes of each, in the order of the bar. */
export const tagFilters = {
  platform: platforms,
  technology: fileTechnologies,
  type: resourceTypes,
} as const
export type TagFilter = keyof typeof tagFilters
export const tagFilterNames = Object.keys(tagFilters) as TagFilter[]

/** The columns by which files are sorted, by their names in the call. */
const sortColumns = ['name', 'size', 'created_at'] as const

export type FileFilters = PagePlace &
  Readonly<Partial<Record<TagFilter, string>>> & {
    /** A piece of the name. */
    readonly name: string
    /** Undefined: newest first. */
    readonly sort: Sort | undefined
  }

/** The filters of an address; invalid ones are ignored. */
export function readFilters(params: URLSearchParams): FileFilters {
  const tags = tagFilterNames.flatMap((kind) => {
    const known = tagFilters[kind].find(({ code }) => code === params.get(kind))
    return known ? [[kind, known.code] as const] : []
  })
  return {
    ...Object.fromEntries(tags),
    name: params.get('name') ?? '',
    sort: readSort(params.get('sort')),
    ...readPagePlace(params),
  }
}

/** The query of the address: values other than the defaults. */
export function writtenFilters({ sort, page, pageSize, name, ...tags }: FileFilters): Record<string, string> {
  return {
    ...Object.fromEntries(Object.entries(tags).filter(([, code]) => code)),
    ...(name && { name }),
    ...(sort && { sort: `${sort.direction === 'descending' ? '-' : ''}${sort.column}` }),
    ...writtenPagePlace({ page, pageSize }),
  }
}

/** The question to the server. */
export function fileQuery({ sort, page, pageSize, name, ...tags }: FileFilters): QueryOf<typeof listFiles> {
  const { column, direction } = shownSort({ sort })
  return {
    pageIndex: page - 1,
    pageSize,
    sort: { by: column, direction: direction === 'ascending' ? 'asc' : 'desc' },
    filters: {
      ...Object.fromEntries(
        tagFilterNames.flatMap((kind) => (tags[kind] ? [[`file_tag_by_${kind}`, tags[kind]]] : [])),
      ),
      ...(name.trim() && { file_name: name.trim() }),
    },
  }
}

const newestFirst: Sort = { column: 'created_at', direction: 'descending' }

/** The current order of the files. */
export const shownSort = ({ sort }: Pick<FileFilters, 'sort'>): Sort => sort ?? newestFirst

/** The order after a press on a column: without a choice it is newest first, which another press on that column turns. */
export const sortAfterPress = (
  filters: Pick<FileFilters, 'sort'>,
  pressed: Sort | undefined,
): FileFilters['sort'] =>
  pressed ??
  (shownSort(filters).column === newestFirst.column
    ? { column: newestFirst.column, direction: 'ascending' }
    : undefined)

/** Whether something is left out. */
export const isNarrowed = (filters: FileFilters) =>
  filters.name.trim() !== '' || tagFilterNames.some((kind) => filters[kind] !== undefined)

function readSort(written: string | null): Sort | undefined {
  const column = sortColumns.find((known) => known === written?.replace(/^-/, ''))
  return column && { column, direction: written?.startsWith('-') ? 'descending' : 'ascending' }
}
