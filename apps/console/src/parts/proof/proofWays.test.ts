import { expect, test } from 'vitest'
import { proofWays } from './proofWays.js'

const totp = { created_at: '2026-11-03T09:00:00.000Z' }

test.each([
  [{ has_password: true, totp: null, passkeys: 0 }, true, ['password']],
  [{ has_password: true, totp, passkeys: 2 }, true, ['password', 'authenticator', 'passkey']],
  [{ has_password: true, totp, passkeys: 2 }, false, ['password', 'authenticator']],
  [{ has_password: false, totp, passkeys: 0 }, true, ['authenticator']],
  [{ has_password: false, totp: null, passkeys: 0 }, true, ['mail']],
  [{ has_password: false, totp: null, passkeys: 1 }, false, []],
])('%j is proved by (passkeys known: %j) %j', (security, canUsePasskeys, ways) =>
  expect(proofWays(security, canUsePasskeys)).toEqual(ways),
)
