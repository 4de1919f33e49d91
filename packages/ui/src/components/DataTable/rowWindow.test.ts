import { expect, it } from 'vitest'
import { rowsInSight, segmentsOf } from './rowWindow.js'

it.each([
  ['at the top', 0, { first: 0, end: 36 }],
  ['scrolled a little', -40, { first: 0, end: 36 }],
  ['in the middle', -5200, { first: 84, end: 132 }],
  ['at the end', -103_000, { first: 1968, end: 2000 }],
  ['above what is seen', -200_000, { first: 2000, end: 2000 }],
  ['below what is seen', 5000, { first: 0, end: 0 }],
])('%s, rows a step around those in sight', (_, top, range) =>
  expect(rowsInSight(top, 900, 52, 2000)).toEqual(range),
)

it('leaves room for every row that is left out', () => {
  const segments = segmentsOf({ first: 24, end: 60 }, -1, 200)
  expect(segments).toEqual([
    { first: 0, end: 24, isDrawn: false },
    { first: 24, end: 60, isDrawn: true },
    { first: 60, end: 200, isDrawn: false },
  ])
})

it.each([
  ['above', 3, ['2-5', '36-72']],
  ['first of all', 0, ['0-2', '36-72']],
  ['below', 199, ['36-72', '198-200']],
  ['among those in sight', 40, ['36-72']],
  ['at the end of those in sight', 71, ['36-73']],
  ['just above those in sight', 35, ['34-72']],
  ['gone', 200, ['36-72']],
  ['none', -1, ['36-72']],
])('keeps the row with the focus and its neighbours, %s', (_, held, drawn) => {
  const segments = segmentsOf({ first: 36, end: 72 }, held, 200)
  expect(segments.filter(({ isDrawn }) => isDrawn).map(({ first, end }) => `${first}-${end}`)).toEqual(drawn)
  expect(segments.reduce((sum, { first, end }) => sum + end - first, 0)).toBe(200)
})
