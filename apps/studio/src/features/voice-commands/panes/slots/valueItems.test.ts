import { expect, it } from 'vitest'
import { type ValueItem, valueItems } from './valueItems.js'

it('gives a value the same row while others come and go, and each of two equal values one', () => {
  const known = new Map<string, ValueItem>()
  const before = valueItems(['north', 'south', 'north'], known)
  expect(before.map(({ value }) => value)).toEqual(['north', 'south', 'north'])
  expect(new Set(before.map(({ key }) => key)).size).toBe(3)
  const after = valueItems(['east', 'south', 'north'], known)
  expect(after[1]).toBe(before[1])
  expect(after[2]).toBe(before[0])
})
