import { domainOf, isMailDomain } from '@saywright/api/contract'
import type { FieldErrors } from '../../core/validate.js'

type DomainValues = { name?: unknown; verification_email?: unknown }

/**
 * Errors between a domain and its verification address: the address is required and must belong to the
 * domain.
 */
export function compareDomain({ name, verification_email: email }: DomainValues): FieldErrors {
  if (typeof email !== 'string' || email.trim() === '') return { verification_email: 'required' }
  if (typeof name !== 'string' || !isMailDomain(name)) return {}
  return domainOf(email) === name.toLowerCase() ? {} : { verification_email: 'domainMismatch' }
}
