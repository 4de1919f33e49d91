import { expect, it } from 'vitest'
import { composeNumbers } from './composeNumbers.js'

/** A word for each value, all said together. */
const composed = (...values: string[]) =>
  composeNumbers(
    values.map((value, at) => ({ value, from: at, to: at + 1 })),
    values,
  ).map(({ value }) => value)

it.each([
  [['20', '2'], ['22']],
  [['100', '11'], ['111']],
  [['2', '100'], ['200']],
  [['2', '100', '40', '5'], ['245']],
  [['60', '12'], ['72']],
  [['80', '19'], ['99']],
  [['1000'], ['1000']],
  [['1000', '9', '100', '80', '4'], ['1984']],
  [['3', '1000', '200'], ['3200']],
  [['123', '1000', '4', '100', '56'], ['123456']],
  [['2', '1000000', '3', '1000', '1'], ['2003001']],
  [['3', '.', '1', '4'], ['3.14']],
  [['-', '5'], ['-5']],
  [['1', '+20'], ['21']],
  [['9', '+60', '1000', '3'], ['69003']],
  [['-', '20', '2', '.', '5'], ['-22.5']],
] as const)('makes one number of %j: %j', (values, numbers) => {
  expect(composed(...values)).toEqual(numbers)
})

it.each([
  [['2', '10']],
  [['1', '2']],
  [['20', '12']],
  [['200', '300']],
  [['0', '5']],
  [['007', '1']],
  [['2', '1000', '3', '1000']],
  [['9000000000000000000', '5']],
  [['left', '2']],
  [['+20', '1']],
  [['20', '+20']],
  [['0', '+20']],
  [['2', 'left']],
] as const)('leaves %j apart', (values) => {
  expect(composed(...values).length).toBeGreaterThan(1)
})

it('joins what is said together or with "and", and nothing across other words', () => {
  const of = (...words: string[]) =>
    composeNumbers(
      [
        { value: '20', from: 0, to: 1 },
        { value: '2', from: words.length - 1, to: words.length },
      ],
      words,
    ).map(({ value }) => value)
  expect(of('twenty', 'two')).toEqual(['22'])
  expect(of('vingt', 'et', 'deux')).toEqual(['22'])
  expect(of('twenty', 'to', 'two')).toEqual(['20', '2'])
})
