import type { Endpoint, Locale, ProofNeed } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { requireSelf } from '../../security/liveSession.js'
import { timestamp } from '../../store/timestamp.js'
import type { Call, ServerRoute } from './call.js'
import { findMembership } from './organizations/lockOrganization.js'
import { accountOf, emailKey } from './people/accounts.js'

/**
 * Has a call ask for the proof that its contract declares, so that no handler can forget it.
 *
 * @throws ApiFailure `proof_required`, or `not_while_acting` for staff who act as the person.
 */
export function withProof(route: ServerRoute): ServerRoute {
  const { proof } = route.endpoint
  if (proof === undefined) return route
  return {
    ...route,
    handler: async (call, reply) => {
      const { context, session } = call
      if (await isAsked[proof](call)) {
        requireSelf(session)
        const oldest = timestamp(context, -context.limits.proofMinutes * 60)
        if (session.provedAt === null || session.provedAt <= oldest) throw new ApiFailure('proof_required')
      }
      return route.handler(call, reply)
    },
  }
}

const isAsked: Readonly<Record<ProofNeed, (call: Call<Endpoint>) => boolean | Promise<boolean>>> = {
  recent: () => true,
  newAddress: async ({ context, session, body }) => {
    const { email } = body as { readonly email?: string }
    if (email === undefined) return false
    return emailKey(email) !== (await accountOf(context.database, session.accountId)).email_key
  },
  administrators: async ({ context, session, scope, body, params }) => {
    const { role } = (body ?? {}) as { readonly role?: string | Readonly<Record<Locale, string>> }
    if ((typeof role === 'object' ? role['en-US'] : role) === 'administrator') return true
    // Without a body and without a member in the path it is about the caller.
    const { userId = body === undefined ? session.accountId : undefined } = params as {
      readonly userId?: number
    }
    if (userId === undefined) return false
    const member = await findMembership(context.database, scope.organizationId, userId)
    return member?.role === 'administrator'
  },
}
