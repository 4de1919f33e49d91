import { deleteLogo, type Endpoint, getLogo, saveLogo } from '@saywright/api/contract'
import { ApiFailure, goneSignal } from '@saywright/http'
import { actorOf } from '../../audit/actorOf.js'
import { writeAudit } from '../../audit/writeAudit.js'
import { bind, type Call } from '../shared/call.js'
import { lockAsAdministrator } from '../shared/organizations/lockOrganization.js'
import { publishOrganization } from '../shared/organizations/publishOrganization.js'

export const saveLogoRoute = bind(saveLogo, async (call, reply) => {
  const { context, session, body } = call
  const asker = { accountId: session.accountId, signal: goneSignal(reply) }
  return replaceLogo(call, await context.pictures.save(asker, body.file))
})

export const deleteLogoRoute = bind(deleteLogo, (call) => replaceLogo(call, null))

async function replaceLogo(
  { context, session, scope, ip }: Pick<Call<Endpoint>, 'context' | 'session' | 'scope' | 'ip'>,
  logo_key: string | null,
) {
  const { organizationId } = scope
  await context.transaction(async (transaction) => {
    await lockAsAdministrator(transaction, organizationId, session.accountId)
    const { name, logo_key: old } = await transaction.database
      .selectFrom('organization')
      .select(['name', 'logo_key'])
      .where('id', '=', organizationId)
      .executeTakeFirstOrThrow()
    if (old === null && logo_key === null) return
    await transaction.database
      .updateTable('organization')
      .set({ logo_key })
      .where('id', '=', organizationId)
      .execute()
    await writeAudit(transaction, {
      action: 'organization.updated',
      ...actorOf({ session, ip }),
      organizationId,
      values: { name, fields: 'logo' },
    })
    await publishOrganization(transaction, organizationId)
    if (old) transaction.afterCommit(() => context.pictures.remove(old))
  })
  return undefined
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
