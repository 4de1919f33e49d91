import { docs } from '../kernel/docs.js'
import { filled, required } from '../kernel/rules.js'
import { text } from '../kernel/structs.js'
import { limits } from '../limits.js'

export const passwordSpecialCharacters = '!@#$%^&*(),.?":{}|<>'

export const codePattern = /^[0-9A-Z]{6}$/

/** Whether a value meets each requirement of a new password, for the three hints and for {@link password}. */
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
export const code = () =>
  text({
    max: limits.nameMaxCharacters,
    pattern: codePattern,
    key: 'required',
    [docs]: { example: 'A1B2C3' },
  })

/** A long code from a link or a hand-over. */
/* @__NO_SIDE_EFFECTS__ */
export const linkCode = () => filled('kq2vJ8mWb0cT1xNq5Zs9yA')
