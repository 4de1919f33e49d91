import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { flag, identifier, integer, maybe, nullable, optional, text, type } from '../kernel/structs.js'

/** Who has logged in; all that is known of the account is read with `v3/me`. */
const account = type({
  id: identifier(),
  name: text({ [docs]: { example: 'LOVELACE Ada' } }),
  email: text({ [docs]: { example: 'ada@example.com' } }),
})

/** What every way of logging in answers. Keep `access_token`: it is shown once. */
export const authResult = type({
  id: identifier(),
  access_token: text({ min: 1 }),
  account_created: flag(),
  account: maybe(account),
  /** The project a hand-over code was made for. */
  project_id: optional(nullable(identifier())),
})
export type AuthResult = ValueOf<typeof authResult>

/** What a login answers that may need a second factor: then no token, but a ticket for `v3/login_second_factor`. */
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
