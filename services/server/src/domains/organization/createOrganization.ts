import { createOrganization } from '@saywright/api/contract'
import { bind } from '../../http/bind.js'
import { insertOrganization } from './insertOrganization.js'
import { organizationAnswers } from './organizationAnswers.js'

export const createOrganizationRoute = bind(createOrganization, async ({ context, body, session }) => {
  const { name, ...rest } = body
  const details = Object.fromEntries(Object.entries(rest).map(([field, value]) => [field, value ?? null]))
  const id = await context.database.transaction().execute((transaction) =>
    insertOrganization(context, transaction, {
      name,
      administratorId: session.accountId,
      details,
      field: 'name',
    }),
  )
  const [answer] = await organizationAnswers(context.database, [id])
  return answer!
})
