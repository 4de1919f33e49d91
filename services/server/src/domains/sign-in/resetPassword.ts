import { resetPassword } from '@saywright/api/contract'
import { endWaysIn, workingWaysIn } from '../../access/waysIn.js'
import { writeAudit } from '../../audit/writeAudit.js'
import { enqueueMail } from '../../mail/enqueueMail.js'
import { consumeCode } from '../../security/codes.js'
import { requireUncommon } from '../../security/commonPasswords.js'
import { readSession } from '../../security/liveSession.js'
import { lockAccount } from '../../security/lockAccount.js'
import { timestamp } from '../../store/timestamp.js'
import { findPasswordCode } from '../security/findPasswordCode.js'
import { bind } from '../shared/call.js'

export const resetPasswordRoute = bind(resetPassword, async ({ context, body, ip, request }) => {
  await requireUncommon(body.password)
  const own = await readSession(context, request)
  const { id, accountId } = await findPasswordCode(context, { ...body, ip })
  const password_hash = await context.passwords.hash(body.password)
  return context.transaction(async (transaction) => {
    await lockAccount(transaction, accountId)
    await consumeCode(transaction, id)
    const account = await transaction.database
      .updateTable('account')
      // The link of a mail confirms the address.
      .set({ password_hash, is_confirmed: true, updated_at: timestamp(context) })
      .where('id', '=', accountId)
      .returningAll()
      .executeTakeFirstOrThrow()
    const ended = await endWaysIn(transaction, 'passwordReset', { accountId, sessionId: own?.id })
    await writeAudit(transaction, { action: 'account.password_changed', accountId, ip })
    const working = await workingWaysIn(transaction, accountId)
    await enqueueMail(transaction, account, { template: 'password_changed', working })
    return { success: true, ended, working }
  })
})
