import { docs } from '../kernel/docs.js'
import { htmlEmailPattern, required } from '../kernel/rules.js'
import { text } from '../kernel/structs.js'
import { limits } from '../limits.js'

/** Dot-separated labels of at most 63 characters, top-level domain of 2 to 6 letters, no scheme. */
export const domainPattern = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,6}$/

/** Whether addresses that our calls take can end with it: `example.com`, `studio.photography`. */
export const isMailDomain = (value: string) => value.includes('.') && htmlEmailPattern.test(`a@${value}`)

/**
 * A domain name such as `example.com`.
 *
 * @param isDomain the default is the specification's, which refuses long top-level domains; `isMailDomain` takes them.
 */
/* @__NO_SIDE_EFFECTS__ */
export const domain = (isDomain = (value: string) => domainPattern.test(value)) =>
  text({
    max: limits.emailMaxCharacters,
    format: 'hostname',
    rule: (value) => required(value) ?? (isDomain(value) ? undefined : 'invalidDomain'),
    [docs]: { example: 'example.com' },
  })

/** The domain of a company, wherever our calls take one: what follows the at sign of an `accountEmail()`. */
/* @__NO_SIDE_EFFECTS__ */
export const companyDomain = () => domain(isMailDomain)

/** The part of an address after the at sign, in lower case; empty when there is none. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}
