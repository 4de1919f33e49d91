import type { FieldErrorKey } from '@saywright/api/contract'
import type { AsyncCheck } from '../../core/createChecks.js'

/** Asks a server about an address: whether it receives mail, and whether it belongs to a company. */
export type AskAboutEmail = (
  email: string,
  signal: AbortSignal,
) => Promise<{ valid: boolean; professional: boolean }>

/**
 * Check of a company address, for the `checks` of a form: rejects public e-mail providers and addresses that
 * receive no mail.
 * @param onFailure result of a check that failed to run; by default the address counts as unverified.
 */
export function professionalEmailCheck(
  ask: AskAboutEmail,
  onFailure: 'valid' | FieldErrorKey = 'incorrectEmail',
): AsyncCheck {
  return {
    onFailure,
    run: async (email, signal) => {
      const { valid, professional } = await ask(email, signal)
      if (!professional) return 'webmailEmail'
      return valid ? undefined : 'incorrectEmail'
    },
  }
}
