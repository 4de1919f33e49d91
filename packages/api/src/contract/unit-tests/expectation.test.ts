import { expect, test } from 'vitest'
import { failuresOf } from '../kernel/failures.js'
import { type ExpectedMeaning, expectedMeaning } from './expectation.js'

const picked: ExpectedMeaning = {
  intent: 'PICK',
  entities: [
    { name: 'quantity', value: '2', entities: [] },
    { name: 'aisle', value: '12', entities: [{ name: 'side', value: 'left', entities: [] }] },
  ],
}

const [quantity, aisle] = picked.entities as [ExpectedMeaning['entities'][0], ExpectedMeaning['entities'][0]]

test('allows recognized words and times in an expected meaning', () => {
  const times = { text: 'aisle twelve left', start_ms: 0, end_ms: 900 }
  const heard = { intent: 'PICK', entities: [{ ...aisle, ...times }] }
  expect(failuresOf(expectedMeaning, heard)).toBeUndefined()
})

test('an expected meaning has entities of a name, and not without end', () => {
  expect(failuresOf(expectedMeaning, { intent: null, entities: [{ ...quantity, name: '' }] })).toBeDefined()
  expect(
    failuresOf(expectedMeaning, { intent: null, entities: Array.from({ length: 51 }, () => quantity) }),
  ).toBeDefined()
})
