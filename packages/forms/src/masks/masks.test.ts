import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { insertIn } from './insertIn.js'
import { type Mask, masked, maskedCaret } from './Mask.js'
import { masks, postalCodeMask } from './masks.js'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** The countries whose postal codes have a mask of their own, and one that has none. */
const countries = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((country) => country === 'GB' || postalCodeMask(country) !== postalCodeMask())
const every: [string, Mask][] = [
  ...Object.entries(masks),
  ...countries.map((country): [string, Mask] => [country, postalCodeMask(country)]),
]

it('are those of many countries', () => expect(countries.length).toBeGreaterThan(8))

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...'+0123456789 abzÉß/.-'), maxLength: 40 }),
)

describe.each(every)('F-070 the mask %s', (_name, mask) => {
  it('F-070 changes nothing that it has written itself', () => {
    fc.assert(fc.property(anything, (text) => masked(mask, masked(mask, text)) === masked(mask, text)))
  })

  it('F-070 keeps the caret after the characters that were before it', () => {
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

const marks = (text: string) =>
  [...text.normalize('NFKC').toUpperCase()].filter((each) => /[\p{L}\p{N}]/u.test(each))

/** Whether letters and digits are in a text in their order, others between them or not. */
function holds(text: string, sought: string): boolean {
  const left = marks(sought)
  for (const each of marks(text)) if (each === left[0]) left.shift()
  return left.length === 0
}

const pasted = fc.oneof(
  anything,
  fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 16 }),
  fc.string({ unit: fc.constantFrom(...'０１２３４５６７８９'), maxLength: 16 }),
  fc.tuple(fc.nat(40), fc.nat(20), fc.nat(3000)).map((parts) => parts.join('/')),
  fc.constantFrom(
    '+33 (0)6 12 34 56 78',
    '06 12 34 56 78 ext. 12',
    'IBAN: FR76 3000 6000',
    'K1A 0B1',
    'SW1A 1AA',
    'é.l',
    'ß',
  ),
)

describe.each(every)('a text that is pasted in the mask %s', (_name, mask) => {
  it('is inserted with every letter and digit in its order, or changes nothing', () => {
    fc.assert(
      fc.property(anything, pasted, fc.nat(20), fc.nat(20), (old, text, from, length) => {
        const before = masked(mask, old)
        const [start, end] = [before.slice(0, from), before.slice(from + length)]
        const after = insertIn(mask, before, start + text + end, true)
        return after === undefined || after === before || holds(after, start + text + end)
      }),
      { numRuns: 10_000 },
    )
  })

  it('is accepted when it is a complete value', () => {
    expect(insertIn(mask, '', mask.example)).toBe(mask.example)
  })
})

test.each([
  ['date', '5/1/2027', '05/01/2027'],
  ['date', '5.1.2027', '05/01/2027'],
  ['date', '5 - 1 - 2027', '05/01/2027'],
  ['date', '31122026', '31/12/2026'],
  ['date', '３１／１２／２０２６', '31/12/2026'],
  ['date', '2026-12-31', undefined],
  ['date', '5 Jan 2027', undefined],
  ['date', '31/12/20261', undefined],
  ['phone', '+33 (0)6 12 34 56 78', undefined],
  ['phone', '+33 6 12 34 56 78', '+33 6 12 34 56 78'],
  ['phone', '06.12.34.56.78', '06 12 34 56 78'],
  ['phone', '06 12 34 56 78 ext. 12', undefined],
  ['phone', '０６１２３４５６７８', '06 12 34 56 78'],
  ['iban', 'IBAN: FR76 3000 6000', undefined],
  ['iban', 'FR76-3000-6000', 'FR76 3000 6000'],
  ['siren', 'SIREN 732 829 320', undefined],
  ['initials', 'É. L.', 'ÉL'],
] as const)('F-070 %s: %j that is pasted becomes %j', (name, text, expected) =>
  expect(insertIn(masks[name], '', text)).toBe(expected),
)

test('a day typed with its separators keeps its places', () => {
  let written = ''
  for (const key of '5/1/2027') written = insertIn(masks.date, written, written + key) ?? 'refused'
  expect(written).toBe('05/01/2027')
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
