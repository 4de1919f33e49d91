import { createProjectToken, deleteProjectToken, listProjectTokens } from '@saywright/api/contract'
import { requireSelf } from '../../security/liveSession.js'
import { bind } from '../shared/call.js'
import { makeToken, revokeToken } from './makeToken.js'
import { livingTokens, tokenResponse } from './tokenResponses.js'

export const listProjectTokensRoute = bind(listProjectTokens, async ({ context, params }) => {
  const rows = await livingTokens(context, { projectId: params.id }).execute()
  return { data: rows.map(tokenResponse), total: rows.length }
})

export const createProjectTokenRoute = bind(createProjectToken, (call) =>
  makeToken(call.context, call, call.body, {
    id: call.params.id,
    organizationId: call.scope.organizationId,
  }),
)

export const deleteProjectTokenRoute = bind(deleteProjectToken, async (call) => {
  const { context, params, scope, session } = call
  requireSelf(session)
  await revokeToken(context, call, params.tokenId, { id: params.id, organizationId: scope.organizationId })
  return undefined
})
