import type { ServerRoute } from '../shared/call.js'
import { listSignInsRoute } from './listSignIns.js'
import {
  addPasskeyRoute,
  deletePasskeyRoute,
  listPasskeysRoute,
  makePasskeyOptionsRoute,
  renamePasskeyRoute,
} from './passkeys.js'
import { proveIdentityRoute } from './proveIdentity.js'
import {
  deleteTotpRoute,
  getSecurityRoute,
  makeRecoveryCodesRoute,
  startTotpRoute,
  verifyTotpRoute,
} from './secondFactor.js'
import { endOtherSessionsRoute, endSessionRoute, listSessionsRoute } from './sessions.js'

export const securityRoutes: readonly ServerRoute[] = [
  proveIdentityRoute,
  listSessionsRoute,
  listSignInsRoute,
  endSessionRoute,
  endOtherSessionsRoute,
  getSecurityRoute,
  startTotpRoute,
  verifyTotpRoute,
  makeRecoveryCodesRoute,
  deleteTotpRoute,
  makePasskeyOptionsRoute,
  addPasskeyRoute,
  listPasskeysRoute,
  renamePasskeyRoute,
  deletePasskeyRoute,
]
