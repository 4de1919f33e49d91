import { nameKey, saveOrganization } from '@saywright/api/contract'
import { actorOf } from '../../audit/actorOf.js'
import { writeAudit } from '../../audit/writeAudit.js'
import { bind } from '../shared/call.js'
import { nameTaken } from '../shared/nameTaken.js'
import { lockAsAdministrator } from '../shared/organizations/lockOrganization.js'
import { publishOrganization } from '../shared/organizations/publishOrganization.js'
import { organizationDetails } from './organizationForm.js'

export const saveOrganizationRoute = bind(saveOrganization, async ({ context, body, session, scope, ip }) => {
  const { organizationId } = scope
  const { name: written, ...form } = body
  const name = written.trim()
  const details = organizationDetails(form)
  await context.transaction(async (transaction) => {
    await lockAsAdministrator(transaction, organizationId, session.accountId)
    const before = await transaction.database
      .selectFrom('organization')
      .select(['name', 'details_json', 'is_unnamed'])
      .where('id', '=', organizationId)
      .executeTakeFirstOrThrow()
    const known = before.details_json
    const changed = Object.keys(details).filter((field) => (known[field] ?? null) !== details[field])
    if (before.name !== name) changed.unshift('name')
    if (changed.length === 0 && !before.is_unnamed) return
    await transaction.database
      .updateTable('organization')
      .set({
        name,
        name_key: nameKey(name),
        details_json: JSON.stringify({ ...known, ...details }),
        is_unnamed: false,
      })
      .where('id', '=', organizationId)
      .execute()
      .catch((error) => Promise.reject(nameTaken(error)))
    await writeAudit(transaction, {
      action: 'organization.updated',
      ...actorOf({ session, ip }),
      organizationId,
      values: {
        name,
        fields: changed.join(', '),
        ...(before.name !== name && { before: before.name, after: name }),
      },
    })
    await publishOrganization(transaction, organizationId)
  })
  return undefined
})
