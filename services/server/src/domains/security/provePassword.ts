import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'
import { loginLimits, releaseAttempt, reserveAttempt } from '../../security/attempts.js'
import { accountOf } from '../shared/people/accounts.js'

/** @throws ApiFailure `wrong_credentials`, or `too_many` after as many wrong ones as a login allows. */
export async function provePassword(
  context: Context,
  accountId: number,
  password: string,
  ip: string,
): Promise<void> {
  const { email_key, password_hash } = await accountOf(context.database, accountId)
  await context.passwords.turn(async () => {
    const attempt = await reserveAttempt(context, loginLimits(context, email_key, ip))
    if (!(await context.passwords.verify(password_hash, password)))
      throw new ApiFailure('wrong_credentials', { errors: { password: 'invalid' } })
    await context.transaction((transaction) => releaseAttempt(transaction, attempt))
  })
}
