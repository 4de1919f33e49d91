import { nullable, optional } from './containers.js'
import { docs } from './docs.js'
import type { FieldErrorKey } from './errors.js'
import * as limits from './limits.js'
import { text } from './structs.js'
import { hasHidden, isVisible } from './visible.js'

/** Local part of letters, digits, dot, underscore or hyphen; domain; top-level domain of 2 to 6 letters. */
export const emailPattern = /^[A-Za-z0-9._-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,6}$/

/** A host name with optional port and path, with or without http(s). Its top-level domain is of letters, or in Punycode. */
export const hostPattern =
  /^(?:https?:\/\/)?(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*)(?::\d{1,5})?(?:\/\S*)?$/
const longLabel = /^(?:https?:\/\/)?[^/]*[A-Za-z0-9-]{64}/

/**
 * A valid e-mail address of the HTML standard: with `+` and top-level domains of any length.
 *
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export const htmlEmailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** Rejects invisible text, such as spaces only. */
export const required = (value: string): FieldErrorKey | undefined =>
  isVisible(value) ? undefined : 'required'

/** Rejects an invisible name, or one with invisible characters. */
export const shownName = (value: string): FieldErrorKey | undefined =>
  required(value) ?? (hasHidden(value) ? 'hiddenCharacters' : undefined)

/** A name: 1 to 100 characters, something to see among them and nothing that cannot be seen. */
/* @__NO_SIDE_EFFECTS__ */
export const name = (example = 'Kitchen commands') =>
  text({ min: 1, max: limits.nameMaxCharacters, rule: shownName, [docs]: { example } })

/** A text someone must fill in: something to see, at most `max` characters. */
/* @__NO_SIDE_EFFECTS__ */
export const filled = (example: string, max: number = limits.freeTextMaxCharacters) =>
  text({ min: 1, max, rule: required, [docs]: { example } })

/** A note of staff about a person, at most 100 characters: null clears it, an absent field is unchanged. */
/* @__NO_SIDE_EFFECTS__ */
export const staffNote = (example: string) =>
  optional(nullable(text({ max: limits.nameMaxCharacters, [docs]: { example } })))

const specialCharacter = /[\p{S}\p{C}]/u
const wordSign = /(?<=[\p{L}\p{N}])['’-](?=[\p{L}\p{N}])/gu

/**
 * Words alone, without special characters (symbols and control characters) and without punctuation; an apostrophe or a hyphen
 * inside a word belongs to it.
 *
 * @param max the most UTF-16 units: 200 for a text, 100 for a name.
 */
/* @__NO_SIDE_EFFECTS__ */
export const words = (max: number = limits.freeTextMaxCharacters) =>
  text({
    min: 1,
    max,
    rule: (value) => {
      if (specialCharacter.test(value)) return 'specialCharacters'
      return required(value) ?? (/\p{P}/u.test(value.replace(wordSign, '')) ? 'punctuation' : undefined)
    },
    [docs]: { example: 'switch on the lamp' },
  })

const unsafeInMail = /[\p{Cc}\p{Zl}\p{Zp}]|:\/\/|www\./iu

/** Whether a name is safe in a mail to a stranger: without an address to follow, and on one line. */
export const isPlainName = (value: string) => !unsafeInMail.test(value)

/** A name of a person or an organization, which strangers read in mails: no web address, no line break. */
/* @__NO_SIDE_EFFECTS__ */
export const plainName = (example: string) =>
  text({
    min: 1,
    max: limits.nameMaxCharacters,
    rule: (value) => required(value) ?? (isPlainName(value) ? shownName(value) : 'specialCharacters'),
    [docs]: { example },
  })

/**
 * An e-mail address.
 *
 * @param pattern the default is the specification's, which refuses `+` and long top-level domains; `htmlEmailPattern`
 *   takes them.
 */
/* @__NO_SIDE_EFFECTS__ */
export const email = (pattern: RegExp = emailPattern) =>
  text({
    max: limits.emailMaxCharacters,
    format: 'email',
    rule: (value) => required(value) ?? (pattern.test(value) ? undefined : 'invalidEmail'),
    [docs]: { example: 'ada@example.com' },
  })

/** The e-mail address of a person or a company, wherever our calls take one: one rule at every door. */
/* @__NO_SIDE_EFFECTS__ */
export const accountEmail = () => email(htmlEmailPattern)

/** A web site: host name with optional port and path. */
/* @__NO_SIDE_EFFECTS__ */
export const website = () =>
  text({
    max: limits.freeTextMaxCharacters,
    rule: (value) =>
      required(value) ?? (hostPattern.test(value) && !longLabel.test(value) ? undefined : 'url'),
    [docs]: { example: 'example.com' },
  })

/** A language of the catalogue by code, such as `fra-FR`. Whether it exists is checked against the catalogue. */
/* @__NO_SIDE_EFFECTS__ */
export const languageCode = () =>
  text({
    max: limits.nameMaxCharacters,
    pattern: /^[a-z]{3}-[A-Z]{2}$/,
    key: 'required',
    [docs]: { example: 'eng-US' },
  })

/** How names are compared: without regard to case, outer space and Unicode form. */
export function nameKey(value: string): string {
  return value.trim().normalize('NFC').toLocaleLowerCase('en-US')
}
