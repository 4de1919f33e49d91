import { describe, expect, it } from 'vitest'
import type { Sort } from './Column.js'
import { nextSort, sortRows } from './sort.js'

describe('nextSort', () => {
  it('A-058 goes from none to ascending to descending to none', () => {
    const seen: (Sort['direction'] | undefined)[] = []
    let sort: Sort | undefined
    for (let press = 0; press < 3; press += 1) {
      sort = nextSort(sort, 'name')
      seen.push(sort?.direction)
    }
    expect(seen).toEqual(['ascending', 'descending', undefined])
  })

  it('comes back to the usual order, and turns that round in its own column', () => {
    const usual = { column: 'date', direction: 'descending' } as const
    expect(nextSort({ column: 'name', direction: 'descending' }, 'name', usual)).toEqual(usual)
    expect(nextSort(usual, 'date', usual)).toEqual({ column: 'date', direction: 'ascending' })
    expect(nextSort({ column: 'date', direction: 'ascending' }, 'date', usual)).toEqual(usual)
  })

  it('restarts in another column', () => {
    expect(nextSort({ column: 'name', direction: 'descending' }, 'size')).toEqual({
      column: 'size',
      direction: 'ascending',
    })
  })
})

describe('sortRows', () => {
  const sorted = (values: (string | number | undefined)[], direction: Sort['direction'] = 'ascending') =>
    sortRows(values, (value) => value, direction, 'fr-FR')

  it.each([
    [
      [10, 9, 100],
      [9, 10, 100],
    ],
    [
      ['zèbre', 'Été', 'eau', 'école'],
      ['eau', 'école', 'Été', 'zèbre'],
    ],
    [
      ['audio-10', 'audio-9'],
      ['audio-9', 'audio-10'],
    ],
  ])('puts %j in the order of the language', (values, expected) => {
    expect(sorted(values)).toEqual(expected)
    expect(sorted(values, 'descending')).toEqual(expected.toReversed())
  })

  it('puts what has no value last in both directions', () => {
    expect(sorted([undefined, 2, 1])).toEqual([1, 2, undefined])
    expect(sorted([undefined, 2, 1], 'descending')).toEqual([2, 1, undefined])
  })

  it('keeps the order of equals and leaves the list alone', () => {
    const rows = Object.freeze([
      { id: 'a', size: 1 },
      { id: 'b', size: 1 },
    ])
    expect(sortRows(rows, ({ size }) => size, 'descending', 'en-US').map(({ id }) => id)).toEqual(['a', 'b'])
  })
})
