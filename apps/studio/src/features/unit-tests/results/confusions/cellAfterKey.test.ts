import { expect, test } from 'vitest'
import { cellAfterKey } from './cellAfterKey.js'

test.each([
  ['ArrowRight', [2, 0], [2, 1]],
  ['ArrowRight', [2, 1], [2, 3]],
  ['ArrowLeft', [2, 3], [2, 1]],
  ['ArrowDown', [0, 1], [2, 1]],
  ['ArrowUp', [0, 1], undefined],
  ['ArrowDown', [2, 3], undefined],
  ['Home', [0, 3], [0, 1]],
  ['End', [3, 0], [3, 2]],
  ['a', [0, 1], undefined],
] as const)('%s from %j leads to %j', (key, [row, column], to) =>
  expect(cellAfterKey(key, { row, column }, 4)).toEqual(to && { row: to[0], column: to[1] }),
)
