import type { Mask } from './Mask.js'

// ITU-T E.164: calling codes of one and of two digits; every other one has three.
const oneDigit = /^[17]/
const twoDigits = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/
const maxDigits = 15

/**
 * Phone number: `06 12 34 56 78`, `+33 6 12 34 56 78`, `+1 555 123 4567`; other countries in groups of three.
 * @see ITU-T E.123 for spaces between groups, E.164 for at most 15 digits.
 */
export const phoneMask: Mask = {
  example: '+33 6 12 34 56 78',
  inputMode: 'tel',
  // The zero in brackets is dialled inside the country alone: with the code before it, the number would be another one.
  read: (text) => (/^[^0-9+]*\+/.test(text) && text.includes('(0)') ? undefined : text),
  clean: (text) => {
    const digits = text.replace(/[^0-9]/g, '').slice(0, maxDigits)
    return /^[^0-9]*\+/.test(text) ? `+${digits}` : digits
  },
  format: (cleaned) => {
    if (!cleaned.startsWith('+')) return cleaned.startsWith('0') ? groups(cleaned, 2) : groups(cleaned, 3)
    const digits = cleaned.slice(1)
    const codeLength = oneDigit.test(digits) ? 1 : twoDigits.test(digits) ? 2 : 3
    const code = digits.slice(0, codeLength)
    const rest = digits.slice(codeLength)
    const national =
      code === '33'
        ? [rest.slice(0, 1), groups(rest.slice(1), 2)]
        : code === '1'
          ? [rest.slice(0, 3), rest.slice(3, 6), rest.slice(6)]
          : [groups(rest, 3)]
    return [`+${code}`, ...national].filter(Boolean).join(' ')
  },
}

const groups = (digits: string, size: number) =>
  (digits.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(' ')
