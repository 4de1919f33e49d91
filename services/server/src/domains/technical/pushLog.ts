import { pushLog } from '@saywright/api/contract'
import { bind } from '../shared/call.js'

const levels = { info: 'info', warning: 'warn', error: 'error' } as const

export const pushLogRoute = bind(pushLog, async ({ body, request, session }) => {
  request.log[levels[body.level ?? 'info']](
    { accountId: session.accountId, pushed: body.message },
    'log of a browser',
  )
  return undefined
})
