import { nameKey, verifyOrganizationName } from '@saywright/api/contract'
import { bind } from '../shared/call.js'

export const verifyOrganizationNameRoute = bind(verifyOrganizationName, async ({ context, query }) => {
  const found = await context.database
    .selectFrom('organization')
    .select('id')
    .where('name_key', '=', nameKey(query.name))
    .executeTakeFirst()
  return found !== undefined
})
