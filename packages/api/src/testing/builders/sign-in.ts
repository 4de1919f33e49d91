import type { AuthResult, LoginResult } from '../../contract/sign-in/result.js'

export const anAuthResult = (changes: Partial<AuthResult> = {}): AuthResult => ({
  id: 1,
  access_token: 'a-token',
  account_created: false,
  ...changes,
})

/** An answer to a login that requires the second factor. */
export const aSecondFactorRequest = (): LoginResult => ({
  account_created: false,
  second_factor: { ticket: 'a-ticket', minutes: 10 },
})
