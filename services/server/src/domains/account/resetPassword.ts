import { resetPassword } from '@saywright/api/contract'
import { moment } from '../../context.js'
import { bind } from '../../http/bind.js'
import { spendCode } from '../../security/codes.js'
import { revokeAll } from '../../security/sessions.js'
import { findPasswordCode } from './findPasswordCode.js'

export const resetPasswordRoute = bind(resetPassword, async ({ context, body }) => {
  const { id, accountId } = await findPasswordCode(context, ['password', 'link'], body.email, body.code)
  const password_hash = await context.passwords.hash(body.password)
  await context.database.transaction().execute(async (transaction) => {
    await spendCode(context, transaction, id)
    await transaction
      .updateTable('account')
      // Whoever reads the mails of an address has confirmed it.
      .set({ password_hash, is_confirmed: true, updated_at: moment(context) })
      .where('id', '=', accountId)
      .execute()
    await revokeAll(context, transaction, accountId)
  })
  await context.events.sessionsChanged(accountId)
  return { success: true }
})
