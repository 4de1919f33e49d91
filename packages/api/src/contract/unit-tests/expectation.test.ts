import { expect, test } from 'vitest'
import { failuresOf } from '../kernel/failures.js'
import { type ExpectedMeaning, expectedMeaning, isSameMeaning, toExpectedMeaning } from './expectation.js'

const picked: ExpectedMeaning = {
  intent: 'PICK',
  entities: [
    { name: 'quantity', value: '2', entities: [] },
    { name: 'aisle', value: '12', entities: [{ name: 'side', value: 'left', entities: [] }] },
  ],
}

const [quantity, aisle] = picked.entities as [ExpectedMeaning['entities'][0], ExpectedMeaning['entities'][0]]

test.each<[string, ExpectedMeaning, boolean]>([
  ['itself', picked, true],
  ['another intent', { ...picked, intent: 'PUT' }, false],
  ['no intent', { ...picked, intent: null }, false],
  ['another value', { ...picked, entities: [{ ...quantity, value: '3' }, aisle] }, false],
  ['a list of the value', { ...picked, entities: [{ ...quantity, value: ['2'] }, aisle] }, false],
  ['another order', { ...picked, entities: [aisle, quantity] }, false],
  ['one less', { ...picked, entities: [quantity] }, false],
  ['without what lies inside', { ...picked, entities: [quantity, { ...aisle, entities: [] }] }, false],
])('a meaning beside %s', (_, other, isSame) => {
  expect(isSameMeaning(picked, other)).toBe(isSame)
  expect(isSameMeaning(other, picked)).toBe(isSame)
})

test('what was heard is expected without its words and times', () => {
  const times = { text: 'aisle twelve left', start_ms: 0, end_ms: 900 }
  const heard = { intent: 'PICK', entities: [{ ...aisle, ...times }] }
  expect(toExpectedMeaning(heard)).toEqual({ intent: 'PICK', entities: [aisle] })
  expect(isSameMeaning(heard, toExpectedMeaning(heard))).toBe(true)
  expect(failuresOf(expectedMeaning, heard)).toBeUndefined()
})

test('an expected meaning has entities of a name, and not without end', () => {
  expect(failuresOf(expectedMeaning, { intent: null, entities: [{ ...quantity, name: '' }] })).toBeDefined()
  expect(
    failuresOf(expectedMeaning, { intent: null, entities: Array.from({ length: 51 }, () => quantity) }),
  ).toBeDefined()
})
