import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { object } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { linkCode } from './rules.js'

export const undoAddressChange = endpoint({
  method: 'POST',
  path: 'v3/undo_address_change',
  body: object({ code: linkCode() }),
  [docs]: {
    summary: `Give an account its old address back, with the code that address was mailed, for ${limits.addressUndoDays} days. Every session ends, and passkeys and second factors added since are removed.`,
    roles: 'public',
    errors: ['incorrect_form', 'wrong_code', 'expired_code', 'already_exists'],
    example: { body: { code: 'kq2vJ8mWb0cT1xNq5Zs9yA' } },
  },
})
