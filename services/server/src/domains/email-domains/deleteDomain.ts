import { deleteDomain } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { actorOf } from '../../audit/actorOf.js'
import { writeAudit } from '../../audit/writeAudit.js'
import { bind } from '../shared/call.js'
import { lockAsAdministrator } from '../shared/organizations/lockOrganization.js'
import { publishOrganization } from '../shared/organizations/publishOrganization.js'

export const deleteDomainRoute = bind(deleteDomain, async ({ context, params, session, scope, ip }) => {
  const { organizationId } = scope
  await context.transaction(async (transaction) => {
    await lockAsAdministrator(transaction, organizationId, session.accountId)
    const removed = await transaction.database
      .deleteFrom('organization_domain')
      .where('id', '=', params.domainId)
      .where('organization_id', '=', organizationId)
      .returning('name')
      .executeTakeFirst()
    if (!removed) throw new ApiFailure('not_found')
    await writeAudit(transaction, {
      action: 'domain.removed',
      ...actorOf({ session, ip }),
      organizationId,
      values: { name: removed.name },
    })
    await publishOrganization(transaction, organizationId)
  })
  return undefined
})
