import { getOrganization } from '@saywright/api/contract'
import { bind } from '../../http/bind.js'
import { organizationAnswer } from './organizationAnswer.js'

export const getOrganizationRoute = bind(getOrganization, ({ context, scope, session }) =>
  organizationAnswer(context, scope.organizationId, session.accountId),
)
