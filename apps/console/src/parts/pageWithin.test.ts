import { loading, ready } from '@saywright/api/contract'
import { expect, test } from 'vitest'
import { pageWithin } from './pageWithin.js'

test.each([
  ['the page has rows', 3, ready({ data: [1], total: 21 }), undefined],
  ['it is the first one', 1, ready({ data: [], total: 0 }), undefined],
  ['it is on its way', 3, loading, undefined],
  ['its last row went', 3, ready({ data: [], total: 20 }), 2],
  ['all rows went', 3, ready({ data: [], total: 0 }), 1],
])('keeps the page unless it is beyond the last: %s', (_, page, shown, expected) => {
  expect(pageWithin({ page, pageSize: 10, shown })).toBe(expected)
})
