import { setLanguage } from '@saywright/api/contract'
import { moment } from '../../context.js'
import { bind } from '../../http/bind.js'
import { Refusal } from '../../http/refusal.js'
import { userAnswer } from './userAnswer.js'

export const setLanguageRoute = bind(setLanguage, async ({ context, params, body, session }) => {
  if (params.id !== session.accountId) throw new Refusal('not_found')
  await context.database
    .updateTable('account')
    .set({ interface_language: body.interface_language, updated_at: moment(context) })
    .where('id', '=', session.accountId)
    .execute()
  return userAnswer(context, session.accountId)
})
