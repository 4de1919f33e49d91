import { docs } from '../kernel/docs.js'
import { required } from '../kernel/rules.js'
import { text } from '../kernel/structs.js'
import { limits } from '../limits.js'

/** Dot-separated labels of at most 63 characters, top-level domain of 2 to 6 letters, no scheme. */
export const domainPattern = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,6}$/

/** A domain name such as `example.com`. */
/* @__NO_SIDE_EFFECTS__ */
export const domain = () =>
  text({
    max: limits.emailMaxCharacters,
    format: 'hostname',
    rule: (value) => required(value) ?? (domainPattern.test(value) ? undefined : 'invalidDomain'),
    [docs]: { example: 'example.com' },
  })

/** The part of an address after the at sign, in lower case; empty when there is none. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}
