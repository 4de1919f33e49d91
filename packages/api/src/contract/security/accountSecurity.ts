import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { flag, instant, integer, list, maybe, text, type } from '../kernel/structs.js'

/** The protection of an account, and its ways in. */
export const accountSecurity = type({
  has_password: flag(),
  totp: maybe(type({ created_at: instant(), last_used_at: maybe(instant()) })),
  recovery_codes_left: integer({ min: 0, [docs]: { example: 8 } }),
  passkeys: integer({ min: 0 }),
  providers: list(text({ [docs]: { example: 'GOOGLE' } })),
})
export type AccountSecurity = ValueOf<typeof accountSecurity>

/** Codes that replace an authenticator, each once. */
export const recoveryCodes = type({ recovery_codes: list(text({ [docs]: { example: '7KQ2-V8MW' } })) })
