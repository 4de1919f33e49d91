import type { Proof } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'
import { countAttempt, loginLimits, requireWithin } from '../../security/attempts.js'
import { consumeCode } from '../../security/codes.js'
import { findPasswordCode } from '../sign-in/findPasswordCode.js'

/**
 * Makes sure that who holds the session is its owner: by the password, or by a code of a mail, which is used up.
 *
 * @throws ApiFailure `wrong_credentials`, `wrong_code`, `expired_code` or `too_many`.
 */
export async function requireProof(
  context: Context,
  accountId: number,
  proof: Proof,
  ip: string,
): Promise<void> {
  const account = await context.database
    .selectFrom('account')
    .select(['email', 'email_key', 'password_hash'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const { password, code } = proof
  if (code !== undefined) {
    const { id } = await findPasswordCode(context, { email: account.email, code, ip })
    return context.change((unit) => consumeCode(unit, id))
  }
  await context.passwords.turn(async () => {
    const limits = loginLimits(context, account.email_key, ip)
    await requireWithin(context, limits)
    if (await context.passwords.verify(account.password_hash, password ?? '')) return
    await context.change((unit) => countAttempt(unit, limits))
    throw new ApiFailure('wrong_credentials', { errors: { password: 'invalid' } })
  })
}
