import { createOrganization } from '@saywright/api/contract'
import { actorOf } from '../../audit/actorOf.js'
import { isAddressVerified } from '../email-checks/verifiedAddress.js'
import { bind } from '../shared/call.js'
import { publishOrganization } from '../shared/organizations/publishOrganization.js'
import { requireOrganizationQuota } from '../shared/quotas.js'
import { insertOrganization } from './insertOrganization.js'
import { organizationDetails } from './organizationForm.js'

export const createOrganizationRoute = bind(createOrganization, async ({ context, body, session, ip }) => {
  const { name, ...form } = body
  const details = organizationDetails(form)
  const id = await context.transaction(async (transaction) => {
    await requireOrganizationQuota(transaction, session.accountId)
    const id = await insertOrganization(transaction, {
      name,
      administratorId: session.accountId,
      staffId: session.staffId ?? undefined,
      details,
      field: 'name',
      ip,
    })
    if (form.email_pro && (await isAddressVerified(transaction, session.accountId, form.email_pro, false)))
      await context.track(transaction, {
        event: 'organization_verified',
        ...actorOf({ session, ip }),
        organizationId: id,
        name: name.trim(),
      })
    await publishOrganization(transaction, id)
    return id
  })
  return { id }
})
