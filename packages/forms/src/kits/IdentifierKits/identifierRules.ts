import { type FieldErrorKey, text } from '@saywright/api/contract'

const isBlank = (value: string) => value.trim() === ''
const compact = (value: string) => value.replace(/[^0-9A-Za-z]/g, '').toUpperCase()

/**
 * Whether a text is an IBAN: country, check digits and account, with or without separators.
 * @see ISO 13616-1 for 15 to 34 characters; ISO/IEC 7064, MOD 97-10, for the check digits.
 */
export function isIban(value: string): boolean {
  const account = compact(value)
  if (!/^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/.test(account)) return false
  const digits = [...account.slice(4), ...account.slice(0, 4)]
    .map((each) => Number.parseInt(each, 36))
    .join('')
  // Digit by digit: the whole number has no exact value in a double.
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/**
 * Whether a text is a SIREN: nine digits, the last of which is a check digit.
 * @see ISO/IEC 7812-1, annex B, for the Luhn formula.
 */
export function isSiren(value: string): boolean {
  const digits = compact(value)
  if (!/^\d{9}$/.test(digits)) return false
  const sum = [...digits].reduce((total, digit, place) => {
    const weighed = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return sum % 10 === 0
}

const rule =
  (isRight: (value: string) => boolean) =>
  (value: string): FieldErrorKey | undefined =>
    isBlank(value) ? 'required' : isRight(value) ? undefined : 'invalid'

/** Rule of a required IBAN. */
export const iban = () => text({ rule: rule(isIban) })

/** Rule of a required SIREN. */
export const siren = () => text({ rule: rule(isSiren) })
