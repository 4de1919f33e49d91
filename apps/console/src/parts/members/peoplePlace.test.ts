import { expect, test } from 'vitest'
import { alphabetical, firstPlace, moved, peopleQuery } from './peoplePlace.js'

test('requests the first page in its own order, without words', () => {
  expect(peopleQuery({ ...firstPlace, text: '  ' }, alphabetical)).toEqual({
    pageIndex: 0,
    pageSize: 10,
    sort: { by: 'name', direction: 'asc' },
  })
})

test('requests words, another order and a later page', () => {
  const sort = { column: 'created_at', direction: 'descending' } as const
  expect(peopleQuery({ text: ' ada ', sort, page: 3, pageSize: 25 }, alphabetical)).toEqual({
    pageIndex: 2,
    pageSize: 25,
    sort: { by: 'created_at', direction: 'desc' },
    search: { keywords: 'ada' },
  })
})

test('other words lead to the first page, another page keeps the words', () => {
  const place = { ...firstPlace, text: 'ada', page: 3 }
  expect(moved(place, { text: 'grace' })).toEqual({ ...firstPlace, text: 'grace', page: 1 })
  expect(moved(place, { page: 4 })).toEqual({ ...place, page: 4 })
})
