import { expect, it } from 'vitest'
import { placeWords } from './markLabels.js'

const at = (x: number, y: number) => ({ x, y, word: 'hello' })

it('writes the word of the highest of marks whose words would overlap', () => {
  const marks = [at(100, 100), at(130, 110), at(300, 100), at(125, 40)]
  expect(placeWords(marks, 0)).toEqual([undefined, 120, 110, 50])
})

it('writes no word over another mark', () => {
  expect(placeWords([at(100, 100), at(112, 118)], 0)).toEqual([undefined, 128])
})

it.each([
  ['above the line that would strike it through', 90, 104],
  ['where it is, with the line at its mark', 100, 110],
  ['where it is, far below the line', 60, 70],
])('writes a word %s', (_name, y, foot) => expect(placeWords([at(100, y)], 100)).toEqual([foot]))
