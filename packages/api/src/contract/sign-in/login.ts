import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { accountEmail, filled } from '../kernel/rules.js'
import { identifier, object, optional, type } from '../kernel/structs.js'
import { authResult, exampleSession, loginResult, exampleSession as session } from './result.js'
import { enteredPassword, linkCode } from './rules.js'

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
  idempotent: true,
  [docs]: {
    summary: 'End this session and those that came from it.',
    roles: 'user',
    errors: [],
    example: {},
  },
})

export const login = endpoint({
  method: 'POST',
  path: 'v3/login',
  body: object({ email: accountEmail(), password: enteredPassword() }),
  response: loginResult,
  [docs]: {
    summary: 'Log in with e-mail and password; the answer says when a second factor is needed.',
    roles: 'public',
    errors: ['incorrect_form', 'wrong_credentials', 'confirm_first'],
    example: { body: { email: 'ada@example.com', password: 'Correct7!horse' }, response: exampleSession },
  },
})
