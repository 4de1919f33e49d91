import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { flag, instant, integer, list, maybe, object, optional, text, type } from '../kernel/structs.js'
import { code, enteredPassword } from '../sign-in/rules.js'

/** That the caller is who they say: the password, or the six characters that `v3/make_password_code` mailed. */
export const proof = object(
  { password: optional(enteredPassword()), code: optional(code()) },
  { rule: (given) => (given.password || given.code ? undefined : { password: 'required' }) },
)
export type Proof = ValueOf<typeof proof>

export const accountSecurity = type({
  has_password: flag(),
  totp: maybe(type({ created_at: instant(), last_used_at: maybe(instant()) })),
  recovery_codes_left: integer({ min: 0, [docs]: { example: 8 } }),
  passkeys: integer({ min: 0 }),
  providers: list(text({ [docs]: { example: 'GOOGLE' } })),
})
export type AccountSecurity = ValueOf<typeof accountSecurity>
