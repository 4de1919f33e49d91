import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { accountEmail } from '../kernel/rules.js'
import { flag, list, maybe, object, oneOf, optional, text, type } from '../kernel/structs.js'
import { success } from '../kernel/success.js'
import { code, linkCode, password } from './rules.js'
import { wayInReport } from './wayIn.js'

export const makePasswordCode = endpoint({
  method: 'POST',
  path: 'v3/make_password_code',
  body: object({ email: accountEmail(), mode: optional(oneOf([true])) }),
  [docs]: {
    summary:
      'Send a six-character code to the address, for a password change. `mode` is true or absent: the address is that of an account.',
    roles: 'public',
    errors: ['incorrect_form'],
    example: { body: { email: 'ada@example.com' } },
  },
})

export const verifPasswordCode = endpoint({
  method: 'POST',
  path: 'v3/verif_password_code',
  body: object({ email: accountEmail(), code: code(), mode: optional(oneOf([true])) }),
  response: type({ verif: flag(), code: maybe(text()) }),
  [docs]: {
    summary: 'Check a typed code; the answer carries the one that sets the password.',
    roles: 'public',
    errors: ['incorrect_form', 'wrong_code', 'expired_code'],
    example: {
      body: { email: 'ada@example.com', code: 'A1B2C3' },
      response: { verif: true, code: 'A1B2C3' },
    },
  },
})

export const resetPassword = endpoint({
  method: 'POST',
  path: 'v3/reset_password',
  body: object({ email: accountEmail(), code: linkCode(), password: password() }),
  response: type({ success: flag(), ended: list(wayInReport), working: list(wayInReport) }),
  [docs]: {
    summary:
      'Set a new password with the code of a mail; every session ends. The response names the passkeys, access tokens and providers that still open the account.',
    roles: 'public',
    errors: ['incorrect_form', 'common_password', 'wrong_code', 'expired_code'],
    example: {
      body: { email: 'ada@example.com', code: 'kq2vJ8mWb0cT1xNq5Zs9yA', password: 'Correct7!horse' },
      response: {
        success: true,
        ended: [{ way: 'sessions', count: 2, names: [] }],
        working: [{ way: 'access_tokens', count: 1, names: ['Build server'] }],
      },
    },
  },
})

export const linkResetPassword = endpoint({
  method: 'POST',
  path: 'v3/link_reset_password',
  body: object({ email: accountEmail() }),
  response: success,
  [docs]: {
    summary: 'Send a mail with a link to set a new password. An unknown address answers the same.',
    roles: 'public',
    errors: ['incorrect_form'],
    example: { body: { email: 'ada@example.com' }, response: { success: true } },
  },
})
