import { confirmRegister } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { writeAudit } from '../../audit/writeAudit.js'
import { consumeCode, dropCodes, findCode } from '../../security/codes.js'
import { createSession } from '../../security/sessions.js'
import { recordSignIn } from '../../security/signIns.js'
import { timestamp } from '../../store/timestamp.js'
import { bind } from '../shared/call.js'
import { companyAddress, findAccount } from '../shared/people/accounts.js'
import { loggedInAccount } from './loggedInAccount.js'

export const confirmRegisterRoute = bind(confirmRegister, async ({ context, body, request, ip }) => {
  const account = await findAccount(context.database, body.email)
  if (!account) throw new ApiFailure('wrong_code')
  const { id, payload } = await findCode(context, 'confirm', body.code, account.id)
  const access_token = await context.transaction(async (transaction) => {
    const { password_hash, first_name, last_name } = payload
    const { numUpdatedRows } = await transaction.database
      .updateTable('account')
      .set({
        is_confirmed: true,
        verified_email: companyAddress(account.email),
        updated_at: timestamp(context),
        password_hash: String(password_hash),
        first_name: String(first_name),
        last_name: String(last_name),
      })
      .where('id', '=', account.id)
      // Another link may hold the password of a stranger who signed up with this address.
      .where('is_confirmed', '=', false)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new ApiFailure('wrong_code')
    await consumeCode(transaction, id)
    await dropCodes(transaction, account.id, ['confirm'])
    await writeAudit(transaction, { action: 'account.created', accountId: account.id, ip })
    await recordSignIn(transaction, { accountId: account.id, way: 'mail', request, ip })
    return createSession(transaction, { accountId: account.id, request })
  })
  return {
    id: account.id,
    access_token,
    account_created: true,
    account: await loggedInAccount(context.database, account.id),
  }
})
