import { docs } from './docs.js'
import type { FieldErrorKey } from './errors.js'
import { limits } from './limits.js'
import { text } from './structs.js'

/** Local part of letters, digits, dot, underscore or hyphen; domain; top-level domain of 2 to 6 letters. */
export const emailPattern = /^[A-Za-z0-9._-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,6}$/

export const passwordSpecialCharacters = '!@#$%^&*(),.?":{}|<>'

/** Dot-separated labels of at most 63 characters, top-level domain of 2 to 6 letters, no scheme. */
export const domainPattern = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,6}$/

/** A host name with optional port and path, with or without http(s). */
export const hostPattern =
  /^(?:https?:\/\/)?(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,6}(?::\d{1,5})?(?:\/\S*)?$/

export const codePattern = /^[0-9A-Z]{6}$/

const isBlank = (value: string) => value.trim() === ''
const required = (value: string): FieldErrorKey | undefined => (isBlank(value) ? 'required' : undefined)

/** A name that a list of names may hold once: 1 to 100 characters, not only spaces. */
/* @__NO_SIDE_EFFECTS__ */
export const name = (example = 'Kitchen commands') =>
  text({ min: 1, max: limits.nameMaxCharacters, rule: required, [docs]: { example } })

/** A text someone must fill in: not only spaces, at most `max` characters. */
/* @__NO_SIDE_EFFECTS__ */
export const filled = (example: string, max: number = limits.freeTextMaxCharacters) =>
  text({ min: 1, max, rule: required, [docs]: { example } })

/**
 * An e-mail address.
 *
 * @param pattern the default is the specification's, which refuses `+` and long top-level domains; a company may widen it.
 */
/* @__NO_SIDE_EFFECTS__ */
export const email = (pattern: RegExp = emailPattern) =>
  text({
    max: limits.emailMaxCharacters,
    format: 'email',
    rule: (value) => required(value) ?? (pattern.test(value) ? undefined : 'invalidEmail'),
    [docs]: { example: 'ada@example.com' },
  })

/** What each requirement of a new password says about a value, for the three hints and for {@link password}. */
export function passwordQualities(value: string) {
  return {
    length: value.length >= limits.passwordMinCharacters,
    letters: /[A-Z]/.test(value) && /[a-z]/.test(value),
    digitAndSpecial:
      /[0-9]/.test(value) && [...value].some((character) => passwordSpecialCharacters.includes(character)),
  }
}

/** A new password: 8 characters or more with upper case, lower case, digit and one of `!@#$%^&*(),.?":{}|<>`. */
/* @__NO_SIDE_EFFECTS__ */
export const password = () =>
  text({
    max: limits.freeTextMaxCharacters,
    format: 'password',
    rule: (value) =>
      required(value) ??
      (Object.values(passwordQualities(value)).every(Boolean) ? undefined : 'qualityPassword'),
    [docs]: { example: 'Correct7!horse' },
  })

/** A password typed to log in: only not blank, because rules may have changed since it was set. */
/* @__NO_SIDE_EFFECTS__ */
export const enteredPassword = () =>
  text({
    max: limits.freeTextMaxCharacters,
    format: 'password',
    rule: required,
    [docs]: { example: 'Correct7!horse' },
  })

/** A typed code: six of 0-9 and A-Z. */
/* @__NO_SIDE_EFFECTS__ */
export const code = () => text({ pattern: codePattern, key: 'required', [docs]: { example: 'A1B2C3' } })

/** A long code from a link or a hand-over. */
/* @__NO_SIDE_EFFECTS__ */
export const linkCode = () => filled('kq2vJ8mWb0cT1xNq5Zs9yA')

/** A domain name such as `example.com`. */
/* @__NO_SIDE_EFFECTS__ */
export const domain = () =>
  text({
    max: limits.emailMaxCharacters,
    format: 'hostname',
    rule: (value) => required(value) ?? (domainPattern.test(value) ? undefined : 'invalidDomain'),
    [docs]: { example: 'example.com' },
  })

/** A web site: host name with optional port and path. */
/* @__NO_SIDE_EFFECTS__ */
export const website = () =>
  text({
    max: limits.freeTextMaxCharacters,
    rule: (value) => required(value) ?? (hostPattern.test(value) ? undefined : 'url'),
    [docs]: { example: 'example.com' },
  })

/** A language of the catalogue by code, such as `fra-FR`. Whether it exists is checked against the catalogue. */
/* @__NO_SIDE_EFFECTS__ */
export const languageCode = () =>
  text({ pattern: /^[a-z]{3}-[A-Z]{2}$/, key: 'required', [docs]: { example: 'eng-US' } })

/** The part of an address after the at sign, in lower case; empty when there is none. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}

/** How names are compared: without regard to case, outer space and Unicode form. */
export function nameKey(value: string): string {
  return value.trim().normalize('NFC').toLocaleLowerCase('en-US')
}
