import { expect, it } from 'vitest'
import { requestFigures } from './requestFigures.js'

it('counts requests, calls and failures, and names the slowest calls by their slowest request', () => {
  const slow = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, at) => ({
    name,
    status: 200,
    milliseconds: 10 * at,
  }))
  const requests = [
    ...slow,
    { name: 'a', status: 500, milliseconds: 99.6 },
    { name: 'b', status: 503, milliseconds: 1 },
  ]
  expect(requestFigures('SQLite', requests, 2.04).split('\n')).toEqual([
    'SQLite: 8 requests to 6 calls in 2.0 s, 2 with 5xx',
    'slowest:',
    '  a 100 ms',
    '  f 50 ms',
    '  e 40 ms',
    '  d 30 ms',
    '  c 20 ms',
  ])
})
