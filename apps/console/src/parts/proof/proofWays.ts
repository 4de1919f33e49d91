import type { AccountSecurity } from '@saywright/api/contract'

export type ProofWay = 'password' | 'authenticator' | 'passkey' | 'mail'

type Protection = Pick<AccountSecurity, 'has_password' | 'totp' | 'passkeys'>

/**
 * The ways in which the owner of an account can prove their identity, the easiest first. A code of a mail counts only
 * without a stronger one; empty when the only ones are passkeys, and the browser supports none.
 */
export function proofWays({ has_password, totp, passkeys }: Protection, canUsePasskeys: boolean): ProofWay[] {
  const ways: ProofWay[] = []
  if (has_password) ways.push('password')
  if (totp) ways.push('authenticator')
  if (passkeys > 0 && canUsePasskeys) ways.push('passkey')
  return ways.length === 0 && passkeys === 0 ? ['mail'] : ways
}
