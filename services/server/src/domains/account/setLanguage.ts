import { setLanguage } from '@saywright/api/contract'
import { moment } from '../../context.js'
import { bind } from '../../http/bind.js'
import { publishAccount } from './publishAccount.js'
import { userAnswer } from './userAnswer.js'

export const setLanguageRoute = bind(setLanguage, async ({ context, params, body }) => {
  await context.database
    .updateTable('account')
    .set({ interface_language: body.interface_language, updated_at: moment(context) })
    .where('id', '=', params.id)
    .execute()
  await publishAccount(context, params.id)
  return userAnswer(context, params.id)
})
