import { resetPassword } from '@saywright/api/contract'
import { timestamp } from '../../context.js'
import { readSession } from '../../http/auth.js'
import { bind } from '../../http/bind.js'
import { consumeCode, dropCodes } from '../../security/codes.js'
import { revokeAll } from '../../security/sessions.js'
import { enqueueMail } from '../account/accounts.js'
import { writeAudit } from '../audit/writeAudit.js'
import { findPasswordCode } from './findPasswordCode.js'

export const resetPasswordRoute = bind(resetPassword, async ({ context, body, ip, request }) => {
  const own = await readSession(context, request)
  const { id, accountId } = await findPasswordCode(context, { ...body, ip })
  const password_hash = await context.passwords.hash(body.password)
  await context.database.transaction().execute(async (transaction) => {
    await consumeCode(context, transaction, id)
    const account = await transaction
      .updateTable('account')
      // Whoever reads the mails of an address has confirmed it.
      .set({ password_hash, is_confirmed: true, updated_at: timestamp(context) })
      .where('id', '=', accountId)
      .returningAll()
      .executeTakeFirstOrThrow()
    // A login half done with the old password, and other codes under way, end with the sessions.
    await dropCodes(context, transaction, accountId, [
      'password',
      'link',
      'confirm',
      'handover',
      'second_factor',
    ])
    await revokeAll(context, transaction, accountId)
    await writeAudit(context, transaction, { action: 'account.password_changed', accountId, ip })
    await enqueueMail(context, transaction, account, { template: 'password_changed' })
  })
  context.tasks.wake()
  await context.events.sessionsChanged(accountId, own?.id)
  return { success: true }
})
