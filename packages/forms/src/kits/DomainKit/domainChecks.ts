import type { AsyncCheck } from '../../core/createChecks.js'
import { type AskAboutEmail, professionalEmailCheck } from '../ProfessionalEmailKit/professionalEmailCheck.js'

/** What a server says about a domain: its usual form, or `null` for one that gives addresses to anyone or takes no mail. */
export type AskAboutDomain = (domain: string, signal: AbortSignal) => Promise<string | null>

/**
 * The checks of a domain and of the address that proves it, for the `checks` of a form: domains and addresses of free
 * providers are refused. A check that could not be made refuses too, because a domain opens the organization to all its
 * addresses.
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
