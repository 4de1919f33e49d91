import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Mask, masked, maskedCaret } from './Mask.js'
import { masks, postalCodeMask } from './masks.js'

const every: [string, Mask][] = [
  ...Object.entries(masks),
  ...['FR', 'CA', 'NL', 'US', 'GB'].map((country): [string, Mask] => [country, postalCodeMask(country)]),
]
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...'+0123456789 abzÉß/.-'), maxLength: 40 }),
)

describe.each(every)('F-070 the mask %s', (_name, mask) => {
  it('F-070 changes nothing that it has written itself', () => {
    fc.assert(fc.property(anything, (text) => masked(mask, masked(mask, text)) === masked(mask, text)))
  })

  it('F-070 keeps the caret after the characters that stood before it', () => {
    fc.assert(
      fc.property(anything, fc.nat(40), (text, caret) => {
        const place = maskedCaret(mask, text, caret)
        const whole = masked(mask, text)
        const before = mask.clean(text.slice(0, caret))
        return place <= whole.length && mask.clean(whole.slice(0, place)) === before
      }),
    )
  })

  it('F-070 keeps the caret in a text that is already written', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const whole = masked(mask, text)
        return maskedCaret(mask, whole, whole.length) === whole.length
      }),
    )
  })
})

test.each([
  ['iban', 'fr7630006000011234567890189', 'FR76 3000 6000 0112 3456 7890 189'],
  ['date', '22112026', '22/11/2026'],
  ['date', '221', '22/1'],
  ['phone', '0612345678', '06 12 34 56 78'],
  ['phone', '+33612345678', '+33 6 12 34 56 78'],
  ['phone', '+1 (555) 123-4567', '+1 555 123 4567'],
  ['phone', '+4930123456', '+49 301 234 56'],
  ['phone', '+352621123456', '+352 621 123 456'],
  ['siren', '732829320', '732 829 320'],
  ['siret', '73282932000074', '732 829 320 00074'],
  ['initials', 'é.l', 'ÉL'],
] as const)('F-070 %s %j is written %j', (name, typed, expected) =>
  expect(masked(masks[name], typed)).toBe(expected),
)

test.each([
  ['FR', '75 001', '75001'],
  ['CA', 'k1a0b1', 'K1A 0B1'],
  ['NL', '1234ab', '1234 AB'],
  ['US', '123456789', '12345-6789'],
  ['GB', 'sw1a 1aa', 'SW1A 1AA'],
] as const)('F-070 a postal code of %s %j is written %j', (country, typed, expected) =>
  expect(masked(postalCodeMask(country), typed)).toBe(expected),
)
