import { getOrganization } from '@saywright/api/contract'
import { bind } from '../../http/bind.js'
import { organizationResponse } from './organizationResponse.js'

export const getOrganizationRoute = bind(getOrganization, ({ context, scope, session }) =>
  organizationResponse(context, scope.organizationId, session.accountId),
)
