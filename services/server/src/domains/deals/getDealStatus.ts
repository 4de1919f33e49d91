import { getDealStatus } from '@saywright/api/contract'
import { bind } from '../shared/call.js'

export const getDealStatusRoute = bind(getDealStatus, async ({ context, params }) => {
  const open = await context.database
    .selectFrom('deal')
    .select('id')
    .where('project_id', '=', params.id)
    .where('applied_at', 'is', null)
    .executeTakeFirst()
  return { deal_opened: open !== undefined, deal_id: open?.id ?? null }
})
