import type { Endpoint } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { accessTokenOf, requireAccessToken } from '../../security/accessTokens.js'
import { readSession } from '../../security/liveSession.js'
import type { Call } from './call.js'
import { readScope } from './scope.js'

/**
 * Checks again what authorized a call: its session or token, and its right to what the path names. Checking does not count
 * as use of a session.
 *
 * @throws ApiFailure as the call would now.
 */
export async function confirmCaller(
  { context, request, params }: Call<Endpoint>,
  endpoint: Endpoint,
): Promise<void> {
  const token = accessTokenOf(request)
  const session =
    token === undefined
      ? await readSession(context, request)
      : await requireAccessToken(context, token, endpoint.scope)
  if (!session) throw new ApiFailure('disconnected')
  await readScope(context.database, endpoint, params, session)
}
