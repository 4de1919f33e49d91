import { expect, it } from 'vitest'
import { isNameTaken } from './isNameTaken.js'

const models = [
  { type: 'voice_commands', id: 1, name: 'picking-en' },
  { type: 'wake_word', id: 1, name: 'Préparation' },
] as const

it.each([
  ['in another case', ' PICKING-en ', undefined, true],
  ['with an accent written in two signs', 'pre\u0301paration', undefined, true],
  ['its own', 'Picking-EN', models[0], false],
  ['of another type of the same number', 'Picking-EN', models[1], true],
  ['a new one', 'picking-fr', undefined, false],
] as const)('%s', (_, name, self, taken) => {
  expect(isNameTaken(name, models, self)).toBe(taken)
})
