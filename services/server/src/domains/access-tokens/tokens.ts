import { createToken, deleteToken, listTokens } from '@saywright/api/contract'
import { requireSelf } from '../../security/liveSession.js'
import { bind } from '../shared/call.js'
import { makeToken, revokeToken } from './makeToken.js'
import { livingTokens, tokenResponse } from './tokenResponses.js'

export const listTokensRoute = bind(listTokens, async ({ context, session: { accountId } }) => {
  const rows = await livingTokens(context, { accountId, projectId: null }).execute()
  return { data: rows.map(tokenResponse), total: rows.length }
})

export const createTokenRoute = bind(createToken, (call) => makeToken(call.context, call, call.body))

export const deleteTokenRoute = bind(deleteToken, async (call) => {
  requireSelf(call.session)
  await revokeToken(call.context, call, call.params.id)
  return undefined
})
