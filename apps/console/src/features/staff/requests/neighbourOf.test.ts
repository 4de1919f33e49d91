import { expect, test } from 'vitest'
import { neighbourOf } from './neighbourOf.js'

test.each([
  [[3, 2, 1], 2, 1],
  [[3, 2, 1], 1, 2],
  [[3], 3, undefined],
  [[3, 2], 9, undefined],
])('of %j after %i comes %s', (ids, id, next) => {
  expect(
    neighbourOf(
      ids.map((each) => ({ id: each })),
      id,
    ),
  ).toBe(next)
})
