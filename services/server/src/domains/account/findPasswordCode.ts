import type { Context } from '../../context.js'
import { Refusal } from '../../http/refusal.js'
import { countWrongTry, findCode, type KeptCode } from '../../security/codes.js'
import { findAccount } from './accounts.js'

/**
 * The code, typed or of a link, that lets the owner of an address set a password.
 *
 * @throws Refusal `wrong_code`, counting the try, or `expired_code`; an unknown address has no right code.
 */
export async function findPasswordCode(
  context: Context,
  purposes: readonly ('password' | 'link')[],
  email: string,
  code: string,
): Promise<KeptCode> {
  const account = await findAccount(context.database, email)
  if (!account) throw new Refusal('wrong_code')
  try {
    return await findCode(context, purposes, code, account.id)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'wrong_code') await countWrongTry(context, account.id)
    throw error
  }
}
