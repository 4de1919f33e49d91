import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { identifier, instant, maybe, oneOf, text, type } from '../kernel/structs.js'

/** The method of a login or an attempt. */
export const signInWays = ['password', 'second_factor', 'passkey', 'mail', 'GOOGLE', 'LINKEDIN'] as const
export type SignInWay = (typeof signInWays)[number]

/** Why a login is refused after it is known whose account is meant. */
export const signInRefusals = ['wrong_password', 'wrong_second_factor'] as const
export type SignInRefusal = (typeof signInRefusals)[number]

/** A login to the account, or one that was refused. */
export const signIn = type({
  id: identifier(),
  way: oneOf(signInWays),
  /** Absent for a login that succeeded. */
  refusal: maybe(oneOf(signInRefusals)),
  browser: maybe(text({ [docs]: { example: 'Firefox' } })),
  system: maybe(text({ [docs]: { example: 'Windows' } })),
  ip: maybe(text({ [docs]: { note: 'network address it came from' } })),
  created_at: instant(),
})
export type SignIn = ValueOf<typeof signIn>
