import type { ServerRoute } from '../shared/call.js'
import { createProjectTokenRoute, deleteProjectTokenRoute, listProjectTokensRoute } from './projectTokens.js'
import { createTokenRoute, deleteTokenRoute, listTokensRoute } from './tokens.js'

export const accessTokensRoutes: readonly ServerRoute[] = [
  listTokensRoute,
  createTokenRoute,
  deleteTokenRoute,
  listProjectTokensRoute,
  createProjectTokenRoute,
  deleteProjectTokenRoute,
]
