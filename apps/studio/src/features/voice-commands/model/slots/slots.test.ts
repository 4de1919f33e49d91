import { describe, expect, it } from 'vitest'
import { readList } from './readList.js'
import { faultOfValue, valuesFor, withName, withoutSlot, withValues } from './testValues.js'

const slots = [
  { name: '<room>', values: ['hall'] },
  { name: 'who', values: ['Anna'] },
]

describe('the values for tests', () => {
  it('are found and changed with and without brackets around the name', () => {
    expect(valuesFor(slots, 'room')).toEqual(['hall'])
    expect(valuesFor(slots, 'none')).toEqual([])
    expect(withValues(slots, 'room', ['attic'])[0]).toEqual({ name: '<room>', values: ['attic'] })
    expect(withValues(slots, 'dock', ['north'])[2]).toEqual({ name: 'dock', values: ['north'] })
    expect(withName(slots, 'room', 'place').map(({ name }) => name)).toEqual(['place', 'who'])
    expect(withoutSlot(slots, 'room')).toEqual([slots[1]])
  })
  it.each([
    ['Hall ', undefined, { reason: 'taken', line: 1 }],
    ['ATTIC', undefined, { reason: 'taken', line: 2 }],
    ['attic', 1, undefined],
    ['cellar', undefined, undefined],
    ['"x"', undefined, { reason: 'invalid' }],
    [' ', undefined, { reason: 'invalid' }],
  ])('F-072 of “%s” at %s: %o', (value, self, fault) => {
    expect(faultOfValue(value, ['hall', 'attic'], self)).toEqual(fault)
  })
})

describe('a pasted list', () => {
  it('gives one value a line and reports the others with their line', () => {
    expect(readList('attic\r\n\r\n Hall\ncold   room\nAttic\n?!\n', ['hall'], 10)).toEqual({
      fresh: ['attic', 'cold room'],
      repeated: [
        { line: 3, value: 'Hall' },
        { line: 5, value: 'Attic' },
      ],
      unspoken: [{ line: 6, value: '?!' }],
      beyond: 0,
    })
  })
  it('ends where the slot is full', () => {
    expect(readList('a\nb\nc\nd', ['x'], 3)).toMatchObject({ fresh: ['a', 'b'], beyond: 2 })
  })
})
