import { undoAddressChange } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { consolePaths } from '@saywright/shell/paths'
import { endWaysIn, workingWaysIn } from '../../access/waysIn.js'
import { writeAudit } from '../../audit/writeAudit.js'
import { enqueueMail } from '../../mail/enqueueMail.js'
import { consumeCode, findCode, saveCode } from '../../security/codes.js'
import { lockAccount } from '../../security/lockAccount.js'
import { randomToken } from '../../security/tokens.js'
import { timestamp } from '../../store/timestamp.js'
import { isUniqueViolation } from '../../store/uniqueViolation.js'
import type { Transaction } from '../../transaction/transaction.js'
import { bind } from '../shared/call.js'
import { emailKey } from '../shared/people/accounts.js'
import { publishAccount } from '../shared/people/publishAccount.js'

export const undoAddressChangeRoute = bind(undoAddressChange, async ({ context, body, ip }) => {
  const { id: codeId, accountId, payload } = await findCode(context, 'address_undo', body.code)
  const email = String(payload.email)
  return context
    .transaction(async (transaction) => {
      await lockAccount(transaction, accountId)
      await consumeCode(transaction, codeId)
      const { created_at: changedAt } = await transaction.database
        .selectFrom('code')
        .select('created_at')
        .where('id', '=', codeId)
        .executeTakeFirstOrThrow()
      await freeAddress(transaction, email)
      const account = await transaction.database
        .updateTable('account')
        .set({ email, email_key: emailKey(email), updated_at: timestamp(transaction) })
        .where('id', '=', accountId)
        .returningAll()
        .executeTakeFirstOrThrow()
      const ended = await endWaysIn(transaction, 'addressUndone', { accountId, changedAt, codeId })
      const working = await workingWaysIn(transaction, accountId)
      const code = randomToken()
      await saveCode(transaction, {
        accountId,
        purpose: 'link',
        code,
        seconds: transaction.limits.linkHours * 3600,
      })
      await writeAudit(transaction, { action: 'account.email_changed', accountId, ip })
      const link = `${context.consoleUrl()}${consolePaths.resetPassword}`
      await enqueueMail(transaction, account, { template: 'address_restored', ended, working, link })
      publishAccount(transaction, accountId)
      return { email, code, ended, working }
    })
    .catch((error) => {
      throw isUniqueViolation(error) ? new ApiFailure('already_exists', { cause: error }) : error
    })
})

/**
 * An attacker may have signed up with the address meanwhile, to keep its owner out: without access to its mails the account
 * is unconfirmed.
 */
async function freeAddress({ database }: Transaction, email: string): Promise<void> {
  await database
    .deleteFrom('account')
    .where('email_key', '=', emailKey(email))
    .where('is_confirmed', '=', false)
    .execute()
}
