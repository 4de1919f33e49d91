import type { ServerRoute } from '../shared/call.js'
import { checkDomainRoute, checkEmailRoute, checkProfessionalEmailRoute } from './emailChecks.js'
import { makeEmailCodeRoute } from './makeEmailCode.js'
import { verifEmailCodeRoute } from './verifEmailCode.js'

export const emailChecksRoutes: readonly ServerRoute[] = [
  makeEmailCodeRoute,
  verifEmailCodeRoute,
  checkEmailRoute,
  checkProfessionalEmailRoute,
  checkDomainRoute,
]
