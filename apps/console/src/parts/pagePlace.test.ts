import { expect, test } from 'vitest'
import { readPagePlace, writtenPagePlace } from './pagePlace.js'

test.each([
  ['', { page: 1, pageSize: 10 }],
  ['page=3&size=25', { page: 3, pageSize: 25 }],
  ['page=0&size=11', { page: 1, pageSize: 10 }],
  ['page=1.5&size=', { page: 1, pageSize: 10 }],
  ['page=many', { page: 1, pageSize: 10 }],
  ['page=100001', { page: 1, pageSize: 10 }],
])('the address %j requests a page', (search, place) => {
  expect(readPagePlace(new URLSearchParams(search))).toEqual(place)
})

test('parses the page that it serializes, and leaves the first one out', () => {
  expect(writtenPagePlace({ page: 1, pageSize: 10 })).toEqual({})
  const place = { page: 3, pageSize: 100 }
  expect(readPagePlace(new URLSearchParams(writtenPagePlace(place)))).toEqual(place)
})
