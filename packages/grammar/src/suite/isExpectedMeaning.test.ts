import { expect, test } from 'vitest'
import { type FoundMeaning, isExpectedMeaning, toExpectedMeaning } from './isExpectedMeaning.js'

const side = { name: 'side', value: 'left', entities: [] }
const quantity = { name: 'quantity', value: '2', entities: [] }
const aisle = { name: 'aisle', value: '12', entities: [side] }
const picked: FoundMeaning = { intent: 'PICK', entities: [quantity, aisle] }

test.each<[string, FoundMeaning, boolean]>([
  ['itself', picked, true],
  ['another intent', { ...picked, intent: 'PUT' }, false],
  ['no intent', { ...picked, intent: null }, false],
  ['another value', { ...picked, entities: [{ ...quantity, value: '3' }, aisle] }, false],
  ['a list of the value', { ...picked, entities: [{ ...quantity, value: ['2'] }, aisle] }, false],
  ['another order', { ...picked, entities: [aisle, quantity] }, false],
  ['one less', { ...picked, entities: [quantity] }, false],
  ['without what lies inside', { ...picked, entities: [quantity, { ...aisle, entities: [] }] }, false],
])('a meaning beside %s', (_, other, isSame) => {
  expect(isExpectedMeaning(picked, other)).toBe(isSame)
  expect(isExpectedMeaning(other, picked)).toBe(isSame)
})

test('compares a recognized meaning without its words and times', () => {
  const times = { text: 'aisle twelve left', start_ms: 0, end_ms: 900 }
  const heard = { intent: 'PICK', entities: [{ ...aisle, ...times }] }
  expect(toExpectedMeaning(heard)).toEqual({ intent: 'PICK', entities: [aisle] })
  expect(isExpectedMeaning(heard, toExpectedMeaning(heard))).toBe(true)
})
