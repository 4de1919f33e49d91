import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { integer, list, oneOf, text, type } from '../kernel/structs.js'

/** A means of access to an account, as listed for its owner. */
export const wayInNames = [
  'password',
  'sessions',
  'access_tokens',
  'licence_key',
  'passkeys',
  'second_factor',
  'recovery_codes',
  'identities',
  'invitations',
] as const
export type WayInName = (typeof wayInNames)[number]

export const wayInReport = type({
  way: oneOf(wayInNames),
  count: integer({ min: 1, [docs]: { example: 2 } }),
  /** Names of passkeys, access tokens and providers, as far as they have one. */
  names: list(text()),
})
export type WayInReport = ValueOf<typeof wayInReport>
