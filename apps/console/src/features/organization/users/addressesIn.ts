import { accountEmail, failuresOf, limits } from '@saywright/api/contract'
import type { FieldErrors } from '@saywright/forms'

/** The addresses of a text that was pasted, each once: between spaces, commas, semicolons and lines, or in angle brackets. */
export function addressesIn(written: string): string[] {
  const found = written.split(/[\s,;]+/).flatMap((part) => part.replace(/^[<"']+|[>"']+$/g, '') || [])
  // A name before an address, as mail programs write it, is not an address.
  const addresses = written.includes('<') ? found.filter((part) => part.includes('@')) : found
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()]
}

const rule = accountEmail()

/** Errors of the addresses in a text. */
export function faultsOfAddresses({ addresses }: { addresses: string }): FieldErrors {
  const found = addressesIn(addresses)
  if (found.length === 0) return { addresses: 'required' }
  if (found.length > limits.invitationsAtOnce) return { addresses: 'outOfRange' }
  return found.some((address) => failuresOf(rule, address)) ? { addresses: 'invalidEmail' } : {}
}
