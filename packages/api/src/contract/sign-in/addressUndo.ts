import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { list, object, text, type } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { linkCode } from './rules.js'
import { wayInReport } from './wayIn.js'

export const undoAddressChange = endpoint({
  method: 'POST',
  path: 'v3/undo_address_change',
  body: object({ code: linkCode() }),
  response: type({
    email: text(),
    /** Sets the new password. */
    code: text(),
    ended: list(wayInReport),
    working: list(wayInReport),
  }),
  [docs]: {
    summary: `Give an account its old address back, with the code that address was mailed, for ${limits.addressUndoDays} days. The password, sessions and access tokens end, the license key is replaced, and passkeys, second factors and providers added since shortly before the change are removed. The response says what ended and what still works, and carries the code that sets a new password.`,
    roles: 'public',
    errors: ['incorrect_form', 'wrong_code', 'expired_code', 'already_exists'],
    example: {
      body: { code: 'kq2vJ8mWb0cT1xNq5Zs9yA' },
      response: {
        email: 'ada@example.com',
        code: 'Xo1bJ8mWb0cT1xNq5Zs9yA',
        ended: [
          { way: 'password', count: 1, names: [] },
          { way: 'sessions', count: 2, names: [] },
        ],
        working: [{ way: 'passkeys', count: 1, names: ['Laptop'] }],
      },
    },
  },
})
