import { expect, it } from 'vitest'
import { isNameTaken } from './isNameTaken.js'

const models = [
  { id: 1, name: 'picking-en' },
  { id: 2, name: 'Préparation' },
]

it.each([
  ['in another case', ' PICKING-en ', undefined, true],
  ['with an accent written in two signs', 'pre\u0301paration', undefined, true],
  ['its own', 'Picking-EN', 1, false],
  ['a new one', 'picking-fr', undefined, false],
])('%s', (_, name, self, taken) => {
  expect(isNameTaken(name, models, self)).toBe(taken)
})
