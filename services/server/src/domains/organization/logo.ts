import { deleteLogo, type Endpoint, getLogo, saveLogo } from '@saywright/api/contract'
import { bind, type Call } from '../../http/bind.js'
import { ApiFailure } from '../../http/failure.js'
import { actorOf } from '../audit/actorOf.js'
import { writeAudit } from '../audit/writeAudit.js'
import { lockAsAdministrator } from './lockOrganization.js'
import { organizationResponse } from './organizationResponse.js'
import { publishOrganization } from './publishOrganization.js'

export const saveLogoRoute = bind(saveLogo, async (call) => {
  const { context, session, body } = call
  return replaceLogo(call, await context.pictures.save(session.accountId, body.file))
})

export const deleteLogoRoute = bind(deleteLogo, (call) => replaceLogo(call, null))

// The row first: a file that outlives it is swept, a row without its file would lie.
async function replaceLogo(
  { context, session, scope, ip }: Pick<Call<Endpoint>, 'context' | 'session' | 'scope' | 'ip'>,
  logo_key: string | null,
) {
  const { organizationId } = scope
  const old = await context.database.transaction().execute(async (transaction) => {
    await lockAsAdministrator(context, transaction, organizationId, session.accountId)
    const { name, logo_key: old } = await transaction
      .selectFrom('organization')
      .select(['name', 'logo_key'])
      .where('id', '=', organizationId)
      .executeTakeFirstOrThrow()
    if (old === null && logo_key === null) return null
    await transaction.updateTable('organization').set({ logo_key }).where('id', '=', organizationId).execute()
    await writeAudit(context, transaction, {
      action: 'organization.updated',
      ...actorOf({ session, ip }),
      organizationId,
      values: { name, fields: 'logo' },
    })
    return old
  })
  if (old) await context.pictures.remove(old)
  await publishOrganization(context, organizationId)
  return organizationResponse(context, organizationId, session.accountId)
}

export const getLogoRoute = bind(getLogo, async ({ context, query, scope }) => {
  const row = await context.database
    .selectFrom('organization')
    .select('logo_key')
    .where('id', '=', scope.organizationId)
    .executeTakeFirst()
  if (!row?.logo_key) throw new ApiFailure('not_found')
  return context.pictures.read(row.logo_key, query?.size)
})
