import { timestamp } from '../../context.js'
import type { Call } from '../../http/bind.js'
import { ApiFailure } from '../../http/failure.js'
import { dropCodes } from '../../security/codes.js'
import { revokeAll } from '../../security/sessions.js'
import type { Database } from '../../store/database.js'
import { isUniqueViolation } from '../../store/uniqueViolation.js'
import { writeAudit } from '../audit/writeAudit.js'
import { isAddressVerified } from '../email-checks/verifiedAddress.js'
import { accountOf, emailKey, enqueueMail } from './accounts.js'

type Caller = Pick<Call<unknown>, 'context' | 'session' | 'ip'>

/**
 * Gives an account the address it proved; the old address is told, and every other session ends.
 *
 * @throws ApiFailure `verify_email_first`, or `already_exists` when another account has it: who proved it may know that.
 */
export async function changeAddress({ context, session, ip }: Caller, database: Database, email: string) {
  const { accountId, family } = session
  if (!(await isAddressVerified(context, database, accountId, email))) {
    throw new ApiFailure('verify_email_first', { errors: { email: 'incorrectEmail' } })
  }
  const before = await accountOf(database, accountId)
  try {
    await database
      .updateTable('account')
      .set({ email, email_key: emailKey(email), updated_at: timestamp(context) })
      .where('id', '=', accountId)
      .execute()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new ApiFailure('already_exists', { errors: { email: 'alreadyExists' }, cause: error })
  }
  await dropCodes(context, database, accountId, ['password', 'link', 'confirm', 'handover', 'second_factor'])
  await revokeAll(context, database, accountId, family)
  await writeAudit(context, database, { action: 'account.email_changed', accountId, ip })
  await enqueueMail(context, database, before, { template: 'email_changed' })
}
