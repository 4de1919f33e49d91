import type { FieldErrors } from '../../core/validate.js'

type Passwords = { password?: unknown; password_confirmed?: unknown }

/**
 * Errors between a password and its confirmation: an empty one is required; when they differ, both are
 * invalid.
 */
export function comparePasswords({ password, password_confirmed: confirmed }: Passwords): FieldErrors {
  if (typeof confirmed !== 'string' || confirmed.trim() === '') return { password_confirmed: 'required' }
  return password === confirmed ? {} : { password: 'mismatch', password_confirmed: 'mismatch' }
}
