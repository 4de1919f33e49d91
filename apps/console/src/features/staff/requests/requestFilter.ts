import {
  type DealStatus,
  dealStatuses,
  limits,
  type listStaffDeals,
  type QueryOf,
} from '@saywright/api/contract'
import { idOf } from '@saywright/shell/paths'

export type RequestFilter = {
  readonly status: DealStatus
  readonly text: string
  readonly order: 'newest' | 'oldest'
  /** From 1. */
  readonly page: number
}

export const firstRequests: RequestFilter = { status: 'waiting', text: '', order: 'newest', page: 1 }

/** The filter and the request that is open, as the address holds them. */
export function readPlace(params: URLSearchParams): { filter: RequestFilter; openId: number | undefined } {
  return {
    filter: {
      status: dealStatuses.find((status) => status === params.get('status')) ?? firstRequests.status,
      text: params.get('text') ?? '',
      order: params.get('order') === 'oldest' ? 'oldest' : 'newest',
      page: idOf(params.get('page') ?? '') ?? firstRequests.page,
    },
    openId: idOf(params.get('request') ?? ''),
  }
}

/** The query of the address: values other than the defaults. */
export function writePlace(filter: RequestFilter, openId?: number): URLSearchParams {
  const params = new URLSearchParams()
  if (filter.status !== firstRequests.status) params.set('status', filter.status)
  if (filter.text !== '') params.set('text', filter.text)
  if (filter.order !== firstRequests.order) params.set('order', filter.order)
  if (filter.page !== firstRequests.page) params.set('page', String(filter.page))
  if (openId !== undefined) params.set('request', String(openId))
  return params
}

/** The query for the server. */
export function requestsQuery({ status, text, order, page }: RequestFilter): QueryOf<typeof listStaffDeals> {
  return {
    pageIndex: page - 1,
    pageSize: limits.pageSize,
    filters: { status },
    sort: { by: 'created_at', direction: order === 'newest' ? 'desc' : 'asc' },
    ...(text.trim() === '' ? {} : { search: { keywords: text.trim() } }),
  }
}
