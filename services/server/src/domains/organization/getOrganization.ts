import { getOrganization } from '@saywright/api/contract'
import { bind } from '../../http/bind.js'
import { organizationAnswers } from './organizationAnswers.js'

export const getOrganizationRoute = bind(getOrganization, async ({ context, scope }) => {
  const [answer] = await organizationAnswers(context.database, [scope.organizationId])
  return answer!
})
