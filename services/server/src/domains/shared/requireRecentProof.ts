import { ApiFailure } from '@saywright/http'
import { requireSelf } from '../../security/liveSession.js'
import { timestamp } from '../../store/timestamp.js'
import { accountOf, emailKey } from '../account/accounts.js'
import type { ServerRoute } from './call.js'

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
      const { context, session, body } = call
      if (proof === 'recent' || (await isNewAddress(call.context, session.accountId, body))) {
        requireSelf(session)
        const oldest = timestamp(context, -context.limits.proofMinutes * 60)
        if (session.provedAt === null || session.provedAt <= oldest) throw new ApiFailure('proof_required')
      }
      return route.handler(call, reply)
    },
  }
}

type Context = Parameters<ServerRoute['handler']>[0]['context']

async function isNewAddress({ database }: Context, accountId: number, body: unknown): Promise<boolean> {
  const { email } = body as { readonly email?: string }
  return email !== undefined && emailKey(email) !== (await accountOf(database, accountId)).email_key
}
