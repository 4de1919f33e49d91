import { exampleUser, user } from '../account/user.js'
import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { limits } from '../kernel/limits.js'
import { interfaceLanguages } from '../kernel/locales.js'
import { code, email, filled, linkCode, password } from '../kernel/rules.js'
import { flag, identifier, maybe, object, oneOf, optional, text, type } from '../kernel/structs.js'
import { authResult, exampleSession as session } from './login.js'

const success = type({ success: flag() })
const marketingSource = () =>
  optional(text({ max: limits.freeTextMaxCharacters, [docs]: { example: 'newsletter' } }))

export const register = endpoint({
  method: 'POST',
  path: 'v3/register',
  body: object({
    email: email(),
    password: password(),
    first_name: filled('Ada', limits.nameMaxCharacters),
    last_name: filled('Lovelace', limits.nameMaxCharacters),
    marketing_source: marketingSource(),
  }),
  response: success,
  status: 201,
  [docs]: {
    summary:
      'Create an account; a mail asks to confirm it. A known address answers the same and its owner is told.',
    roles: 'public',
    errors: ['incorrect_form'],
    example: {
      body: {
        email: 'ada@example.com',
        password: 'Correct7!horse',
        first_name: 'Ada',
        last_name: 'Lovelace',
      },
      response: { success: true },
    },
  },
})

export const confirmRegister = endpoint({
  method: 'POST',
  path: 'v3/confirm_register',
  body: object({ email: email(), code: linkCode() }),
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
  body: object({ email: email() }),
  response: success,
  [docs]: {
    summary: 'Send the confirmation mail again.',
    roles: 'public',
    errors: ['incorrect_form'],
    example: { body: { email: 'ada@example.com' }, response: { success: true } },
  },
})

export const loginSecondFactor = endpoint({
  method: 'POST',
  path: 'v3/login_second_factor',
  body: object({ ticket: linkCode(), code: filled('123456') }),
  response: authResult,
  [docs]: {
    summary: 'Finish a login with the six digits of an authenticator, or with a recovery code.',
    roles: 'public',
    errors: ['incorrect_form', 'wrong_code', 'expired_code'],
    example: { body: { ticket: 'kq2vJ8mWb0cT1xNq5Zs9yA', code: '123456' }, response: session },
  },
})

export const loginByCode = endpoint({
  method: 'POST',
  path: 'v3/login_by_code',
  body: object({ code: linkCode() }),
  response: authResult,
  [docs]: {
    summary: 'Log in with a one-time code: of a mail, or handed over from the console to the studio.',
    roles: 'public',
    errors: ['incorrect_form', 'wrong_code', 'expired_code'],
    example: { body: { code: 'kq2vJ8mWb0cT1xNq5Zs9yA' }, response: { ...session, project_id: 7 } },
  },
})

export const makeLoginCode = endpoint({
  method: 'POST',
  path: 'v3/make_login_code',
  body: object({ project_id: optional(identifier()) }),
  response: type({ code: linkCode() }),
  quiet: true,
  [docs]: {
    summary: 'Make a one-time code of 60 seconds with which the studio takes over this session.',
    roles: 'user',
    errors: ['incorrect_form', 'not_found'],
    example: { body: { project_id: 7 }, response: { code: 'kq2vJ8mWb0cT1xNq5Zs9yA' } },
  },
})

export const logout = endpoint({
  method: 'POST',
  path: 'v3/logout',
  response: success,
  idempotent: true,
  [docs]: {
    summary: 'End this session and those that came from it.',
    roles: 'user',
    errors: [],
    example: { response: { success: true } },
  },
})

export const makePasswordCode = endpoint({
  method: 'POST',
  path: 'v3/make_password_code',
  body: object({ email: email(), mode: optional(flag()) }),
  response: success,
  [docs]: {
    summary: 'Send a six-character code to the address, for a password change.',
    roles: 'public',
    errors: ['incorrect_form'],
    example: { body: { email: 'ada@example.com' }, response: { success: true } },
  },
})

export const verifPasswordCode = endpoint({
  method: 'POST',
  path: 'v3/verif_password_code',
  body: object({ email: email(), code: code(), mode: optional(flag()) }),
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
  body: object({ email: email(), code: linkCode(), password: password() }),
  response: success,
  [docs]: {
    summary: 'Set a new password with the code of a mail; every session ends.',
    roles: 'public',
    errors: ['incorrect_form', 'wrong_code', 'expired_code'],
    example: {
      body: { email: 'ada@example.com', code: 'kq2vJ8mWb0cT1xNq5Zs9yA', password: 'Correct7!horse' },
      response: { success: true },
    },
  },
})

export const linkResetPassword = endpoint({
  method: 'POST',
  path: 'v3/link_reset_password',
  body: object({ email: email() }),
  response: success,
  [docs]: {
    summary: 'Send a mail with a link to set a new password. An unknown address answers the same.',
    roles: 'public',
    errors: ['incorrect_form'],
    example: { body: { email: 'ada@example.com' }, response: { success: true } },
  },
})

export const me = endpoint({
  method: 'GET',
  path: 'v3/me',
  response: user,
  [docs]: {
    summary: 'The logged-in user.',
    roles: 'user',
    errors: [],
    example: { response: exampleUser },
  },
})

export const setLanguage = endpoint({
  method: 'PUT',
  path: 'v3/users/{id}/lang',
  body: object({ interface_language: oneOf(interfaceLanguages) }),
  response: user,
  [docs]: {
    summary: 'Choose the language of the interface and of mails.',
    owner: 'account',
    roles: 'self',
    errors: ['incorrect_form', 'not_found'],
    example: {
      params: { id: 1 },
      body: { interface_language: 'Français' },
      response: { ...exampleUser, interface_language: 'Français' },
    },
  },
})
