import { ApiFailure } from '@saywright/http'
import { consolePaths } from '@saywright/shell/paths'
import { endWaysIn } from '../../access/waysIn.js'
import { writeAudit } from '../../audit/writeAudit.js'
import { enqueueMail } from '../../mail/enqueueMail.js'
import { saveCode } from '../../security/codes.js'
import { randomToken } from '../../security/tokens.js'
import { timestamp } from '../../store/timestamp.js'
import { isUniqueViolation } from '../../store/uniqueViolation.js'
import type { Transaction } from '../../transaction/transaction.js'
import { isAddressVerified } from '../email-checks/verifiedAddress.js'
import type { Call } from '../shared/call.js'
import { accountOf, emailKey } from '../shared/people/accounts.js'

type Caller = Pick<Call<unknown>, 'context' | 'session' | 'ip'>

/**
 * Gives an account the address it proved; the old address is notified, with a link that undoes it for some days, and every
 * other session ends.
 *
 * @throws ApiFailure `verify_email_first`, or `already_exists` when another account has it: the owner of the address may
 *   know that.
 */
export async function changeAddress(
  { context, session, ip }: Caller,
  transaction: Transaction,
  email: string,
) {
  const { accountId, family } = session
  if (!(await isAddressVerified(transaction, accountId, email, true))) {
    throw new ApiFailure('verify_email_first', { errors: { email: 'incorrectEmail' } })
  }
  const before = await accountOf(transaction.database, accountId)
  try {
    await transaction.database
      .updateTable('account')
      .set({ email, email_key: emailKey(email), updated_at: timestamp(transaction) })
      .where('id', '=', accountId)
      .execute()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new ApiFailure('already_exists', { errors: { email: 'alreadyExists' }, cause: error })
  }
  await endWaysIn(transaction, 'addressChanged', { accountId, family })
  await writeAudit(transaction, { action: 'account.email_changed', accountId, ip })
  const code = randomToken()
  const days = transaction.limits.addressUndoDays
  const payload = { email: before.email }
  await saveCode(transaction, {
    accountId,
    purpose: 'address_undo',
    code,
    seconds: days * 24 * 3600,
    payload,
  })
  const link = `${context.consoleUrl()}${consolePaths.undoAddress({ code })}`
  await enqueueMail(transaction, before, { template: 'email_changed', link, days })
}
