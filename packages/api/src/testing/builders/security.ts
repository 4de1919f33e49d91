import type { AccountSecurity } from '../../contract/security/accountSecurity.js'
import type { Passkey } from '../../contract/security/passkey.js'
import type { Session } from '../../contract/security/session.js'
import type { SignIn } from '../../contract/security/signIn.js'
import { earlier } from './times.js'

export const aSession = (changes: Partial<Session> = {}): Session => ({
  id: 12,
  is_current: true,
  browser: 'Firefox',
  system: 'Windows',
  acted_by_staff: false,
  created_at: earlier,
  last_used_at: '2026-11-22T08:59:00.000Z',
  expires_at: '2026-12-04T16:00:00.000Z',
  ...changes,
})

export const aPasskey = (changes: Partial<Passkey> = {}): Passkey => ({
  id: 4,
  name: 'Laptop',
  created_at: earlier,
  last_used_at: null,
  ...changes,
})

export const anAccountSecurity = (changes: Partial<AccountSecurity> = {}): AccountSecurity => ({
  has_password: true,
  totp: null,
  recovery_codes_left: 0,
  passkeys: 0,
  providers: [],
  ...changes,
})

export const aSignIn = (changes: Partial<SignIn> = {}): SignIn => ({
  id: 31,
  way: 'password',
  browser: 'Firefox',
  system: 'Windows',
  ip: '203.0.113.7',
  created_at: earlier,
  ...changes,
})
