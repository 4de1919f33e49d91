import { getNotificationDelivery, saveNotificationDelivery, usualDelivery } from '@saywright/api/contract'
import { requireSelf } from '../../security/liveSession.js'
import { lockAccount } from '../../security/lockAccount.js'
import { bind } from '../shared/call.js'
import { accountOf } from '../shared/people/accounts.js'
import { publishAccount } from '../shared/people/publishAccount.js'

export const getNotificationDeliveryRoute = bind(getNotificationDelivery, async ({ context, session }) => {
  const { delivery_json } = await accountOf(context.database, session.accountId)
  return { ...usualDelivery, ...delivery_json }
})

export const saveNotificationDeliveryRoute = bind(
  saveNotificationDelivery,
  async ({ context, body, session }) => {
    requireSelf(session)
    await context.transaction(async (transaction) => {
      // Two simultaneous choices are both stored.
      const account = await lockAccount(transaction, session.accountId)
      const chosen = { ...account?.delivery_json, ...body }
      await transaction.database
        .updateTable('account')
        .set({ delivery_json: JSON.stringify(chosen) })
        .where('id', '=', session.accountId)
        .execute()
      publishAccount(transaction, session.accountId)
    })
    return undefined
  },
)
