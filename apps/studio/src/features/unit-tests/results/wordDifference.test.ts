import { expect, test } from 'vitest'
import { wordDifference } from './wordDifference.js'

const shown = (expected: string, heard: string) =>
  wordDifference(expected, heard)
    .map(({ text, kind }) => ({ same: text, added: `+${text}`, missing: `-${text}` })[kind])
    .join(' ')

test.each([
  ['confirmed', 'confirmed', 'confirmed'],
  ['Confirmed!', 'confirmed', 'confirmed'],
  ['in aisle nine', 'in aisle five', 'in aisle -nine +five'],
  ['wrong label at dock south', 'wrong label', 'wrong label -at -dock -south'],
  ['next', '', '-next'],
  ['next', 'next one', 'next +one'],
  ['l’étage', "l'étage", "l'étage"],
  ['l’étage', "l' étage", "l'étage"],
  ['à l’étage —', "à l' entrée", "à -l’étage +l'entrée"],
])('%s, recognized as %s', (expected, heard, difference) => expect(shown(expected, heard)).toBe(difference))
