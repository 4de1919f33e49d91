import { dateMask } from './dateMask.js'
import type { Mask } from './Mask.js'
import { patternMask } from './patternMask.js'
import { phoneMask } from './phoneMask.js'

/** Masks of the product. `iban` follows ISO 13616: at most 34 characters in groups of four. */
export const masks = {
  iban: patternMask(`AA99 ${'**** '.repeat(7)}**`, 'FR76 3000 6000 0112 3456 7890 189'),
  /** DD/MM/YYYY. */
  date: dateMask,
  phone: phoneMask,
  /** Number of a French company: nine digits. */
  siren: patternMask('999 999 999', '732 829 320'),
  /** Number of a French establishment: fourteen digits. */
  siret: patternMask('999 999 999 99999', '732 829 320 00074'),
  initials: patternMask('AAAA', 'AL'),
} as const satisfies Readonly<Record<string, Mask>>

const postalCodes: Readonly<Record<string, Mask>> = {
  FR: patternMask('99999', '75001'),
  DE: patternMask('99999', '10115'),
  ES: patternMask('99999', '28013'),
  IT: patternMask('99999', '00184'),
  BE: patternMask('9999', '1000'),
  CH: patternMask('9999', '8001'),
  CA: patternMask('A9A 9A9', 'K1A 0B1'),
  NL: patternMask('9999 AA', '1234 AB'),
  US: patternMask('99999-9999', '12345-6789'),
}

/** As typed, except for the case: the place of the separator depends on the country. */
const anyPostalCode: Mask = {
  example: 'SW1A 1AA',
  inputMode: 'text',
  clean: (text) =>
    text
      .replace(/[^0-9A-Za-z -]/g, '')
      .slice(0, 10)
      .toUpperCase(),
  format: (cleaned) => cleaned,
}

/**
 * Mask of a postal code.
 * @param country ISO 3166-1 code of two letters; any format is accepted for an unknown one.
 */
export const postalCodeMask = (country?: string): Mask => postalCodes[country ?? ''] ?? anyPostalCode
