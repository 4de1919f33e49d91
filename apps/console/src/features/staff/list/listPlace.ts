import { limits, type pageQuery, type ValueOf } from '@saywright/api/contract'
import { idOf } from '@saywright/shell/paths'

/** Filter, order and page of a list, as its URL holds them. */
export type ListPlace = {
  readonly text: string
  /** One of the statuses of the list; empty for all. */
  readonly status: string
  /** The person whose rows are shown; absent for everyone's. */
  readonly person?: number | undefined
  /** From 1. */
  readonly page: number
}

export const firstPlace: ListPlace = { text: '', status: '', page: 1 }

/** @param statuses statuses of the list; others are ignored. */
export function readListPlace(params: URLSearchParams, statuses: readonly string[] = []): ListPlace {
  return {
    text: params.get('text') ?? firstPlace.text,
    status: statuses.find((status) => status === params.get('status')) ?? firstPlace.status,
    person: idOf(params.get('person') ?? ''),
    page: idOf(params.get('page') ?? '') ?? firstPlace.page,
  }
}

/** Defaults are left out. */
export function writeListPlace({ text, status, person, page }: ListPlace): URLSearchParams {
  const params = new URLSearchParams()
  if (text !== '') params.set('text', text)
  if (status !== '') params.set('status', status)
  if (person !== undefined) params.set('person', String(person))
  if (page !== firstPlace.page) params.set('page', String(page))
  return params
}

/**
 * Query of the list call.
 *
 * @param filter name of the filter in the call.
 */
export function listQuery(
  { text, status, person, page }: ListPlace,
  filter = 'status',
): ValueOf<typeof pageQuery> {
  const filters = {
    ...(status === '' ? {} : { [filter]: status }),
    ...(person === undefined ? {} : { account_id: String(person) }),
  }
  return {
    pageIndex: page - 1,
    pageSize: limits.pageSize,
    ...(text.trim() === '' ? {} : { search: { keywords: text.trim() } }),
    ...(Object.keys(filters).length === 0 ? {} : { filters }),
  }
}
