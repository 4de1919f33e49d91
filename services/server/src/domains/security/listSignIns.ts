import { listSignIns } from '@saywright/api/contract'
import { requireSelf } from '../../security/liveSession.js'
import { listPage, pageRequest } from '../../store/page.js'
import { bind } from '../shared/call.js'
import { deviceOf } from './deviceOf.js'

export const listSignInsRoute = bind(listSignIns, ({ context, params, query, session }) => {
  requireSelf(session)
  const page = pageRequest(query, { created_at: 'sign_in.id' }, { column: 'sign_in.id', direction: 'desc' })
  const found = context.database.selectFrom('sign_in').selectAll().where('account_id', '=', params.id)
  return listPage(found, page, 'sign_in.id', (rows) =>
    rows.map(({ id, way, refusal, ip, user_agent, created_at }) => ({
      id,
      way,
      refusal,
      ...deviceOf(user_agent),
      ip,
      created_at,
    })),
  )
})
