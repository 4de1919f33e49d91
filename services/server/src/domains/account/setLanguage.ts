import { setLanguage } from '@saywright/api/contract'
import { timestamp } from '../../store/timestamp.js'
import { bind } from '../shared/call.js'
import { publishAccount } from '../shared/people/publishAccount.js'

export const setLanguageRoute = bind(setLanguage, async ({ context, params, body }) => {
  await context.change(async (unit) => {
    await unit.database
      .updateTable('account')
      .set({ interface_language: body.interface_language, updated_at: timestamp(unit) })
      .where('id', '=', params.id)
      .execute()
    publishAccount(unit, params.id)
  })
  return undefined
})
