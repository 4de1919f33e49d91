import { expect, test } from 'vitest'
import { isolate } from './isolate.js'

test.each([
  ['Ada', 'Ada'],
  ['Łódź 山田 Иванов', 'Łódź 山田 Иванов'],
  ['', ''],
  ['ليلى', '\u2068ليلى\u2069'],
  ['שרה כהן', '\u2068שרה כהן\u2069'],
  ['Atelier ليلى 3', '\u2068Atelier ليلى 3\u2069'],
  ['𞤀𞤣𞤢𞤥', '\u2068𞤀𞤣𞤢𞤥\u2069'],
])('writes %j in a sentence as %j', (value, expected) => expect(isolate(value)).toBe(expected))

test.each([
  ['an override', 'Ada \u202ecod.exe', 'Ada cod.exe'],
  ['an override that is ended', 'Ada \u202dcod\u202c', 'Ada cod'],
  ['an embedding', '\u202bAda', 'Ada'],
  ['an isolate of a set direction', '\u2067Ada\u2069', 'Ada'],
  ['the end of an isolation', 'Ada\u2069 “3', 'Ada “3'],
  ['the ends of two, of which one began', 'ليلى\u2069\u2068\u2069', '\u2068ليلى\u2069'],
  ['an isolation without an end', '\u2068Ada', 'Ada'],
  ['a mark from right to left', 'Ada\u200f', '\u2068Ada\u200f\u2069'],
])('%s in a name changes the direction neither of the name nor of the text around it', (_, value, expected) =>
  expect(isolate(value)).toBe(expected),
)

test('a sentence in another one keeps what it isolates', () => {
  const inner = `Former account ${isolate('ليلى')}`
  expect(isolate(inner)).toBe(`\u2068${inner}\u2069`)
})
