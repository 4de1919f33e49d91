import { setLanguage } from '@saywright/api/contract'
import { timestamp } from '../../context.js'
import { bind } from '../../http/bind.js'
import { publishAccount } from './publishAccount.js'
import { userResponse } from './userResponse.js'

export const setLanguageRoute = bind(setLanguage, async ({ context, params, body }) => {
  await context.database
    .updateTable('account')
    .set({ interface_language: body.interface_language, updated_at: timestamp(context) })
    .where('id', '=', params.id)
    .execute()
  await publishAccount(context, params.id)
  return userResponse(context, params.id)
})
