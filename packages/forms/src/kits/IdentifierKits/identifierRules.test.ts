import { failureOf } from '@saywright/api/contract'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { iban, isIban, isSiren, siren } from './identifierRules.js'

test.each([
  ['FR76 3000 6000 0112 3456 7890 189', undefined],
  ['gb82west12345698765432', undefined],
  ['DE89 3704 0044 0532 0130 00', undefined],
  ['NO9386011117947', undefined],
  ['FR76 3000 6000 0112 3456 7890 188', 'invalid'],
  ['FR76', 'invalid'],
  ['1234567890123456', 'invalid'],
  [' ', 'required'],
] as const)('F-070 the IBAN %j gives %s', (value, expected) =>
  expect(failureOf(iban(), value)).toBe(expected),
)

test.each([
  ['732 829 320', undefined],
  ['356000000', undefined],
  ['732 829 321', 'invalid'],
  ['73282932', 'invalid'],
  ['732829320X', 'invalid'],
  ['', 'required'],
] as const)('F-070 the SIREN %j gives %s', (value, expected) =>
  expect(failureOf(siren(), value)).toBe(expected),
)

describe('a slip of the pen', () => {
  it('F-070 of one digit is found in every IBAN', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 26 }), fc.integer({ min: 1, max: 9 }), (place, more) => {
        const whole = 'FR7630006000011234567890189'
        const digit = (Number(whole[place]) + more) % 10
        expect(isIban(whole.slice(0, place) + digit + whole.slice(place + 1))).toBe(false)
      }),
    )
  })

  it('F-070 of one digit is found in every SIREN', () => {
    fc.assert(
      fc.property(fc.nat(8), fc.integer({ min: 1, max: 9 }), (place, more) => {
        const whole = '732829320'
        const digit = (Number(whole[place]) + more) % 10
        expect(isSiren(whole.slice(0, place) + digit + whole.slice(place + 1))).toBe(false)
      }),
    )
  })
})
