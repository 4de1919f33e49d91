import { nameKey, nameOrganization } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { actorOf } from '../../audit/actorOf.js'
import { writeAudit } from '../../audit/writeAudit.js'
import { bind } from '../shared/call.js'
import { nameTaken } from '../shared/nameTaken.js'
import { lockAsAdministrator } from '../shared/organizations/lockOrganization.js'
import { publishOrganization } from '../shared/organizations/publishOrganization.js'

export const nameOrganizationRoute = bind(nameOrganization, async ({ context, body, session, scope, ip }) => {
  const { organizationId } = scope
  const name = body.name.trim()
  await context.transaction(async (transaction) => {
    await lockAsAdministrator(transaction, organizationId, session.accountId)
    const before = await transaction.database
      .selectFrom('organization')
      .select(['name', 'is_unnamed'])
      .where('id', '=', organizationId)
      .executeTakeFirstOrThrow()
    if (!before.is_unnamed) throw new ApiFailure('not_possible')
    await transaction.database
      .updateTable('organization')
      .set({ name, name_key: nameKey(name), is_unnamed: false })
      .where('id', '=', organizationId)
      .execute()
      .catch((error) => Promise.reject(nameTaken(error)))
    await writeAudit(transaction, {
      action: 'organization.updated',
      ...actorOf({ session, ip }),
      organizationId,
      values: { name, fields: 'name', before: before.name, after: name },
    })
    await publishOrganization(transaction, organizationId)
  })
  return undefined
})
