import type { Mask } from './Mask.js'
import { patternMask } from './patternMask.js'
import { phoneMask } from './phoneMask.js'

/** The masks of the product. `iban` follows ISO 13616, at most 34 characters in groups of four. */
export const masks = {
  iban: patternMask(`AA99 ${'**** '.repeat(7)}**`),
  /** DD/MM/YYYY. */
  date: patternMask('99/99/9999'),
  phone: phoneMask,
  /** Nine digits of a French company. */
  siren: patternMask('999 999 999'),
  /** Fourteen digits of a French establishment. */
  siret: patternMask('999 999 999 99999'),
  initials: patternMask('AAAA'),
} as const satisfies Readonly<Record<string, Mask>>

const postalCodes: Readonly<Record<string, Mask>> = {
  FR: patternMask('99999'),
  DE: patternMask('99999'),
  ES: patternMask('99999'),
  IT: patternMask('99999'),
  BE: patternMask('9999'),
  CH: patternMask('9999'),
  CA: patternMask('A9A 9A9'),
  NL: patternMask('9999 AA'),
  US: patternMask('99999-9999'),
}

/** Kept as typed, but for the case: where the separator stands depends on the country. */
const anyPostalCode: Mask = {
  inputMode: 'text',
  clean: (text) =>
    text
      .replace(/[^0-9A-Za-z -]/g, '')
      .slice(0, 10)
      .toUpperCase(),
  format: (cleaned) => cleaned,
}

/** The mask of a postal code. @param country its ISO 3166-1 code of two letters; any form is taken for one not known. */
export const postalCodeMask = (country?: string): Mask => postalCodes[country ?? ''] ?? anyPostalCode
