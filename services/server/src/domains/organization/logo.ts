import { deleteLogo, type Endpoint, getLogo, saveLogo } from '@saywright/api/contract'
import { bind, type Call } from '../../http/bind.js'
import { ApiFailure } from '../../http/failure.js'
import { plainPicture } from '../../pictures/plainPicture.js'
import { actorOf } from '../audit/actorOf.js'
import { writeAudit } from '../audit/writeAudit.js'
import { lockAsAdministrator } from './lockOrganization.js'
import { organizationResponse } from './organizationResponse.js'
import { publishOrganization } from './publishOrganization.js'

export const saveLogoRoute = bind(saveLogo, async (call) => {
  const { bytes, type: logo_type } = await plainPicture(call.body.file)
  const logo_key = await call.context.files.put(bytes)
  return replaceLogo(call, { logo_key, logo_type })
})

export const deleteLogoRoute = bind(deleteLogo, (call) =>
  replaceLogo(call, { logo_key: null, logo_type: null }),
)

interface NewLogo {
  readonly logo_key: string | null
  readonly logo_type: string | null
}

// The row first: a file that outlives it is swept, a row without its file would lie.
async function replaceLogo(
  { context, session, scope, ip }: Pick<Call<Endpoint>, 'context' | 'session' | 'scope' | 'ip'>,
  logo: NewLogo,
) {
  const { organizationId } = scope
  const old = await context.database.transaction().execute(async (transaction) => {
    await lockAsAdministrator(context, transaction, organizationId, session.accountId)
    const { name, logo_key } = await transaction
      .selectFrom('organization')
      .select(['name', 'logo_key'])
      .where('id', '=', organizationId)
      .executeTakeFirstOrThrow()
    if (logo_key === null && logo.logo_key === null) return null
    await transaction.updateTable('organization').set(logo).where('id', '=', organizationId).execute()
    await writeAudit(context, transaction, {
      action: 'organization.updated',
      ...actorOf({ session, ip }),
      organizationId,
      values: { name, fields: 'logo' },
    })
    return logo_key
  })
  if (old) await context.files.remove(old)
  await publishOrganization(context, organizationId)
  return organizationResponse(context, organizationId, session.accountId)
}

export const getLogoRoute = bind(getLogo, async ({ context, scope }) => {
  const row = await context.database
    .selectFrom('organization')
    .select(['logo_key', 'logo_type'])
    .where('id', '=', scope.organizationId)
    .executeTakeFirst()
  if (!row?.logo_key) throw new ApiFailure('not_found')
  return new Blob([await context.files.read(row.logo_key)], { type: row.logo_type ?? '' })
})
