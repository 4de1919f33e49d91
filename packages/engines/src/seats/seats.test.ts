import { expect, it } from 'vitest'
import { createConcurrencyLimiter } from './seats.js'

const refusal = () => new Error('full')

/** Takes places until it is refused. */
const takeAll = (take: () => unknown) => {
  for (let count = 0; ; count++) {
    try {
      take()
    } catch {
      return count
    }
  }
}

it.each([4, 8, 9])('%i owners who take all that they may leave a place for another', (greedy) => {
  const { take } = createConcurrencyLimiter({ most: 16, perOwner: 4 }, refusal)
  const held = Array.from({ length: greedy }, (_, owner) => takeAll(() => take(`greedy ${owner}`)))
  expect(held.reduce((sum, count) => sum + count)).toBeLessThan(16)
  expect(Math.max(...held)).toBe(4)
  expect(() => take('another')).not.toThrow()
})

it('one owner has a few, and a place that is given back is free once', () => {
  const { take } = createConcurrencyLimiter({ perOwner: 2 }, refusal)
  const giveBack = take('a')
  take('a')
  expect(() => take('a')).toThrow('full')
  giveBack()
  giveBack()
  expect(takeAll(() => take('a'))).toBe(1)
})
