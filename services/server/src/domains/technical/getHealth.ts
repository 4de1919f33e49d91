import { getHealth } from '@saywright/api/contract'
import { bind } from '../shared/call.js'

/** Ready means that the database answers. */
export const getHealthRoute = bind(getHealth, async ({ context }) => {
  await context.database.selectFrom('account').select('id').limit(1).execute()
  return { status: 'ok' as const }
})
