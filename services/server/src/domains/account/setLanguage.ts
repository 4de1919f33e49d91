import { setLanguage } from '@saywright/api/contract'
import { timestamp } from '../../store/timestamp.js'
import { bind } from '../shared/call.js'
import { publishAccount } from '../shared/people/publishAccount.js'

export const setLanguageRoute = bind(setLanguage, async ({ context, params, body }) => {
  await context.transaction(async (transaction) => {
    await transaction.database
      .updateTable('account')
      .set({ interface_language: body.interface_language, updated_at: timestamp(transaction) })
      .where('id', '=', params.id)
      .execute()
    publishAccount(transaction, params.id)
  })
  return undefined
})
