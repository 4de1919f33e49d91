import { getOrganization } from '@saywright/api/contract'
import { bind } from '../shared/call.js'
import { organizationResponse } from './organizationResponse.js'

export const getOrganizationRoute = bind(getOrganization, ({ context, scope, session }) =>
  organizationResponse(context, scope.organizationId, session.accountId),
)
