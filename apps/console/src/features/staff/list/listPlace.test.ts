import { expect, test } from 'vitest'
import { firstPlace, listQuery, readListPlace, writeListPlace } from './listPlace.js'

const statuses = ['Development', 'Production']
const narrow = { text: 'lamp', status: 'Production', page: 2 }

test.each([
  ['', firstPlace],
  ['text=lamp&status=Production&page=2', narrow],
  ['person=12', { ...firstPlace, person: 12 }],
  ['status=Lost&page=-1&person=Ada', firstPlace],
])('the address %j is read as a place in the list', (search, place) => {
  expect(readListPlace(new URLSearchParams(search), statuses)).toEqual(place)
})

test('parses the place that it serializes', () => {
  expect(String(writeListPlace(firstPlace))).toBe('')
  const place = { ...narrow, person: 12 }
  expect(readListPlace(writeListPlace(place), statuses)).toEqual(place)
})

test('requests a page, with words and status where there are any', () => {
  expect(listQuery(firstPlace)).toEqual({ pageIndex: 0, pageSize: 10 })
  expect(listQuery({ ...narrow, text: ' lamp ' })).toEqual({
    pageIndex: 1,
    pageSize: 10,
    search: { keywords: 'lamp' },
    filters: { status: 'Production' },
  })
})

test('uses the parameter name of the call for filters', () => {
  expect(listQuery(narrow, 'action').filters).toEqual({ action: 'Production' })
})

test('requests the rows of a person', () => {
  expect(listQuery({ ...firstPlace, person: 12 })).toMatchObject({ filters: { account_id: '12' } })
})
