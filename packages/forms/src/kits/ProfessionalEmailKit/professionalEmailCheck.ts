import type { FieldErrorKey } from '@saywright/api/contract'
import type { AsyncCheck } from '../../core/createChecks.js'

/** What a server says about an address: whether it takes mail, and whether it is of a company. */
export type AskAboutEmail = (
  email: string,
  signal: AbortSignal,
) => Promise<{ valid: boolean; professional: boolean }>

/**
 * The check of a company address, for the `checks` of a form: webmail is refused, and an address that takes no mail.
 *
 * @param onFailure what a check that could not be made means; the address counts as unverified unless told.
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
