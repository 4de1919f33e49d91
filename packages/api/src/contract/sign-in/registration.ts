import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { accountEmail, plainName } from '../kernel/rules.js'
import { object, optional, text } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { authResult, exampleSession as session } from './result.js'
import { linkCode, password } from './rules.js'

const marketingSource = () =>
  optional(text({ max: limits.freeTextMaxCharacters, [docs]: { example: 'newsletter' } }))

export const register = endpoint({
  method: 'POST',
  path: 'v3/register',
  body: object({
    email: accountEmail(),
    password: password(),
    first_name: plainName('Ada'),
    last_name: plainName('Lovelace'),
    marketing_source: marketingSource(),
  }),
  [docs]: {
    summary:
      'Create an account; a mail asks to confirm it. A known address answers the same and its owner is told.',
    roles: 'public',
    errors: ['incorrect_form', 'common_password'],
    example: {
      body: {
        email: 'ada@example.com',
        password: 'Correct7!horse',
        first_name: 'Ada',
        last_name: 'Lovelace',
      },
    },
  },
})

export const confirmRegister = endpoint({
  method: 'POST',
  path: 'v3/confirm_register',
  body: object({ email: accountEmail(), code: linkCode() }),
  response: authResult,
  [docs]: {
    summary: 'Confirm an account with the code of the mail, and log in.',
    roles: 'public',
    errors: ['incorrect_form', 'wrong_code', 'expired_code'],
    example: { body: { email: 'ada@example.com', code: 'kq2vJ8mWb0cT1xNq5Zs9yA' }, response: session },
  },
})

export const resendConfirmRegisterEmail = endpoint({
  method: 'POST',
  path: 'v3/resend_confirm_register_email',
  body: object({ email: accountEmail() }),
  [docs]: {
    summary: 'Send the confirmation mail again.',
    roles: 'public',
    errors: ['incorrect_form'],
    example: { body: { email: 'ada@example.com' } },
  },
})
