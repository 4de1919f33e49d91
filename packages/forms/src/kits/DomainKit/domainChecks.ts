import type { AsyncCheck } from '../../core/createChecks.js'
import { type AskAboutEmail, professionalEmailCheck } from '../ProfessionalEmailKit/professionalEmailCheck.js'

/**
 * Asks a server about a domain: resolves with its normalized form, or with `null` for a public e-mail
 * provider or a domain that receives no mail.
 */
export type AskAboutDomain = (domain: string, signal: AbortSignal) => Promise<string | null>

/**
 * Checks of a domain and its verification address, for the `checks` of a form: public e-mail providers are
 * rejected. A check that fails to run rejects the value too, because a domain gives all its addresses access
 * to the organization.
 */
export function domainChecks({
  askDomain,
  askEmail,
}: {
  askDomain: AskAboutDomain
  askEmail: AskAboutEmail
}) {
  const name: AsyncCheck = {
    onFailure: 'incorrectDomain',
    run: async (domain, signal) =>
      (await askDomain(domain, signal)) === null ? 'incorrectDomain' : undefined,
  }
  return { name, verification_email: professionalEmailCheck(askEmail, 'incorrectDomain') }
}
