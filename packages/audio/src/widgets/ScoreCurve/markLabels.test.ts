import { expect, it } from 'vitest'
import { writtenLabels } from './markLabels.js'

it('writes the word of the highest of marks whose words would overlap', () => {
  const marks = [
    { x: 100, y: 100, word: 'hello' },
    { x: 120, y: 110, word: 'hello' },
    { x: 300, y: 100, word: 'hello' },
    { x: 125, y: 40, word: 'hello' },
  ]
  expect(writtenLabels(marks)).toEqual([false, true, true, true])
})
