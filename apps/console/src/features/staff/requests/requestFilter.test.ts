import { expect, test } from 'vitest'
import { firstRequests, readPlace, requestsQuery, writePlace } from './requestFilter.js'

const narrow = { status: 'declined', text: 'lamp', order: 'oldest', page: 3 } as const

test.each([
  ['', firstRequests, undefined],
  ['request=18', firstRequests, 18],
  ['status=declined&text=lamp&order=oldest&page=3&request=18', narrow, 18],
  ['status=lost&order=up&page=0&request=x', firstRequests, undefined],
] as const)('the address %j is read as a filter and an open request', (search, filter, openId) => {
  expect(readPlace(new URLSearchParams(search))).toEqual({ filter, openId })
})

test('serializes what it parsed', () => {
  expect(String(writePlace(firstRequests))).toBe('')
  expect(readPlace(writePlace(narrow, 18))).toEqual({ filter: narrow, openId: 18 })
})

test('requests a page of one status, by words without outer space', () => {
  expect(requestsQuery({ ...narrow, text: ' lamp ' })).toEqual({
    pageIndex: 2,
    pageSize: 10,
    filters: { status: 'declined' },
    sort: { by: 'created_at', direction: 'asc' },
    search: { keywords: 'lamp' },
  })
  expect(requestsQuery(firstRequests)).not.toHaveProperty('search')
})
