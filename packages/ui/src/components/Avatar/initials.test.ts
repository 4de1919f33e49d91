import { expect, it } from 'vitest'
import { initials } from './initials.js'

it.each([
  ['Camille Moreau', 'CM'],
  ['Halden Logistics', 'HL'],
  ['éric', 'É'],
  ['Jean-Pierre de la Tour', 'JT'],
  ['Zoë O’Brien', 'ZO'],
  ['  ', ''],
  ['42', ''],
])('%j gives %j', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
