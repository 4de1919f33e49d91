import { codePattern } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'
import { codeTryLimits, releaseAttempt, reserveAttempt } from '../../security/attempts.js'
import { findCode, findTypedCode, type KeptCode } from '../../security/codes.js'
import { emailKey, findAccount } from '../shared/people/accounts.js'

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
  const attempt = await reserveAttempt(context, codeTryLimits(context, emailKey(email), ip))
  const release = () => context.transaction((transaction) => releaseAttempt(transaction, attempt))
  if (!account) throw new ApiFailure('wrong_code')
  try {
    const found = await findTypedCode(context, 'password', code, account.id)
    await release()
    return found
  } catch (error) {
    if (!(error instanceof ApiFailure && error.code === 'wrong_code')) await release()
    throw error
  }
}
