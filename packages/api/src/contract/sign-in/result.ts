import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { flag, identifier, integer, maybe, nullable, optional, text, type } from '../kernel/structs.js'

/** The account that has logged in; `v3/me` returns all of its fields. */
const account = type({
  id: identifier(),
  name: text({ [docs]: { example: 'LOVELACE Ada' } }),
  email: text({ [docs]: { example: 'ada@example.com' } }),
})

/** The response of every login. Store `access_token`: it is shown once. */
export const authResult = type({
  id: identifier(),
  access_token: text({ min: 1 }),
  account_created: flag(),
  account: maybe(account),
  /** The project a hand-over code was made for. */
  project_id: optional(nullable(identifier())),
})
export type AuthResult = ValueOf<typeof authResult>

/** The response of a login that may need a second factor: then no token, but a ticket for `v3/login_second_factor`. */
export const loginResult = type({
  id: optional(identifier()),
  access_token: optional(text({ min: 1 })),
  account_created: flag(),
  account: maybe(account),
  second_factor: optional(
    type({ ticket: text({ min: 1 }), minutes: integer({ min: 1, [docs]: { example: 10 } }) }),
  ),
})
export type LoginResult = ValueOf<typeof loginResult>

/** An answer in the reference documentation. */
export const exampleSession = { id: 1, access_token: 'kq2vJ8mWb0cT1xNq5Zs9yA', account_created: false }
