import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'
import { consumeCode } from '../../security/codes.js'
import { accountOf } from '../shared/people/accounts.js'
import { findPasswordCode } from './findPasswordCode.js'
import { findTotp } from './totp.js'

/**
 * By a code of a mail, which is used up: only for an account that has nothing stronger, such as one that a provider
 * opened.
 *
 * @throws ApiFailure `not_possible`, `wrong_code`, `expired_code` or `too_many`.
 */
export async function proveByMail(
  context: Context,
  accountId: number,
  code: string,
  ip: string,
): Promise<void> {
  const { email, password_hash } = await accountOf(context.database, accountId)
  const totp = await findTotp(context, accountId)
  const passkey = await context.database
    .selectFrom('passkey')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (password_hash !== '' || totp?.is_confirmed || passkey) throw new ApiFailure('not_possible')
  const { id } = await findPasswordCode(context, { email, code, ip })
  await context.transaction((transaction) => consumeCode(transaction, id))
}
