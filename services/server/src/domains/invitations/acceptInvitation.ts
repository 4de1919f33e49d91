import { acceptInvitation } from '@saywright/api/contract'
import { createSession } from '../../security/sessions.js'
import { recordSignIn } from '../../security/signIns.js'
import { bind } from '../shared/call.js'
import { lockOrganization } from '../shared/organizations/lockOrganization.js'
import { findAccount } from '../shared/people/accounts.js'
import { findInvitationByCode } from './findInvitation.js'
import { insertNewcomer, readNewcomer } from './invitedAccount.js'
import { consumeInvitation, joinByInvitation } from './joinByInvitation.js'

export const acceptInvitationRoute = bind(acceptInvitation, async (call) => {
  const { context, params, body, ip, locale, request } = call
  const { database } = context
  const invitation = await findInvitationByCode(context, params.code)
  const { organization_id: organizationId, organization_name: name, email } = invitation
  const account = await findAccount(database, email)
  const newcomer = account?.is_confirmed ? undefined : await readNewcomer(context, body)
  const joined = await context.transaction(async (transaction) => {
    await lockOrganization(transaction, organizationId)
    const projectIds = await consumeInvitation(transaction, invitation)
    const id = newcomer ? await insertNewcomer(transaction, email, newcomer, locale) : account!.id
    await joinByInvitation(transaction, invitation, projectIds, { accountId: id, ip })
    if (newcomer) await recordSignIn(transaction, { accountId: id, way: 'mail', request, ip })
    const access_token = newcomer ? await createSession(transaction, { accountId: id, request }) : null
    return { id, access_token, projects_joined: projectIds.length }
  })
  return {
    ...joined,
    account_created: newcomer !== undefined,
    organization: { id: organizationId, name },
  }
})
