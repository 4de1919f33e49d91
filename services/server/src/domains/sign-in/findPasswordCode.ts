import { codePattern } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'
import { codeTryLimits, countAttempt, requireWithin } from '../../security/attempts.js'
import { findCode, findTypedCode, type KeptCode } from '../../security/codes.js'
import { emailKey, findAccount } from '../account/accounts.js'

interface Given {
  readonly email: string
  readonly code: string
  readonly ip: string
}

/**
 * The code, typed or of a link, that lets the owner of an address set a password. An unknown address has no right
 * code, and its tries are counted like those of a known one.
 *
 * @throws ApiFailure `wrong_code`, `expired_code`, or `too_many` after many wrong typed codes: that of a link cannot be
 *   guessed, and works meanwhile.
 */
export async function findPasswordCode(context: Context, { email, code, ip }: Given): Promise<KeptCode> {
  const account = await findAccount(context.database, email)
  if (!codePattern.test(code)) {
    if (!account) throw new ApiFailure('wrong_code')
    return findCode(context, 'link', code, account.id)
  }
  const limits = codeTryLimits(context, emailKey(email), ip)
  await requireWithin(context, limits)
  try {
    if (!account) throw new ApiFailure('wrong_code')
    return await findTypedCode(context, 'password', code, account.id)
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'wrong_code')
      await context.change((unit) => countAttempt(unit, limits))
    throw error
  }
}
