import { expect, test } from 'vitest'
import { highestLikelyShare } from './likelyShares.js'

// Wilson's interval as statistical tables give it.
test.each([
  [0, 16, 0.194],
  [0, 1, 0.793],
  [5, 10, 0.763],
  [16, 16, 1],
])('of %i of %i, up to %f is possible', (found, all, share) =>
  expect(highestLikelyShare(found, all)).toBeCloseTo(share, 3),
)
