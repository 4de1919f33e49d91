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
])('%j stands in a sentence as %j', (value, expected) => expect(isolate(value)).toBe(expected))
