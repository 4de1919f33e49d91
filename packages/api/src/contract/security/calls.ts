import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { paged, pageQuery } from '../kernel/paging.js'
import { filled } from '../kernel/rules.js'
import { integer, list, object, text, type } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { accountSecurity, recoveryCodes } from './accountSecurity.js'
import { type Session, session } from './session.js'
import { type SignIn, signIn } from './signIn.js'

export * from './passkeys.js'
export { proveIdentity } from './proof.js'

const exampleSession: Session = {
  id: 12,
  is_current: true,
  browser: 'Firefox',
  system: 'Windows',
  acted_by_staff: false,
  created_at: '2026-11-20T16:00:00.000Z',
  last_used_at: '2026-11-22T08:30:00.000Z',
  expires_at: '2026-12-04T16:00:00.000Z',
}

export const listSessions = endpoint({
  method: 'GET',
  path: 'v3/sessions',
  response: type({ data: list(session), total: integer({ min: 0 }) }),
  [docs]: {
    summary: 'Where one is logged in, the last used first.',
    roles: 'user',
    errors: [],
    example: { response: { data: [exampleSession], total: 1 } },
  },
})

export const endSession = endpoint({
  method: 'DELETE',
  path: 'v3/sessions/{id}',
  [docs]: {
    summary: 'Log out one device, with the studio windows that came from it.',
    owner: 'caller',
    roles: 'user',
    errors: ['not_found', 'not_while_acting'],
    example: { params: { id: 12 } },
  },
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: 'v3/sessions',
  [docs]: {
    summary: 'Log out every other device.',
    roles: 'user',
    errors: ['not_while_acting'],
    example: {},
  },
})

const exampleSignIn: SignIn = {
  id: 31,
  way: 'password',
  refusal: 'wrong_password',
  browser: 'Firefox',
  system: 'Windows',
  ip: '203.0.113.7',
  created_at: '2026-11-22T08:30:00.000Z',
}

export const listSignIns = endpoint({
  method: 'GET',
  path: 'v3/users/{id}/sign-ins',
  query: pageQuery,
  response: paged(signIn),
  [docs]: {
    summary:
      'Logins to the account and those that were refused, newest first; of each the 50 newest of twelve months are kept.',
    owner: 'account',
    roles: 'self',
    errors: ['incorrect_form', 'not_found', 'not_while_acting'],
    example: { params: { id: 1 }, query: { pageSize: 10 }, response: { data: [exampleSignIn], total: 1 } },
  },
})

const provedErrors = ['not_found', 'not_while_acting', 'proof_required'] as const

export const getSecurity = endpoint({
  method: 'GET',
  path: 'v3/users/{id}/security',
  response: accountSecurity,
  [docs]: {
    summary: 'What protects the account.',
    owner: 'account',
    roles: 'self',
    errors: ['not_found'],
    example: {
      params: { id: 1 },
      response: { has_password: true, recovery_codes_left: 0, passkeys: 1, providers: [] },
    },
  },
})

export const startTotp = endpoint({
  method: 'POST',
  path: 'v3/users/{id}/totp',
  response: type({
    secret: text({ [docs]: { example: 'JBSWY3DPEHPK3PXP' } }),
    url: text({ [docs]: { example: 'otpauth://totp/Saywright:ada%40example.com?secret=JBSWY3DPEHPK3PXP' } }),
  }),
  [docs]: {
    summary: 'Begin with an authenticator: the key, as text and as the address that its QR code holds.',
    owner: 'account',
    roles: 'self',
    proof: 'recent',
    errors: [...provedErrors, 'not_possible'],
    example: {
      params: { id: 1 },
      response: {
        secret: 'JBSWY3DPEHPK3PXP',
        url: 'otpauth://totp/Saywright:ada%40example.com?secret=JBSWY3DPEHPK3PXP',
      },
    },
  },
})

const tenCodes = { recovery_codes: ['7KQ2-V8MW'] }

export const verifyTotp = endpoint({
  method: 'POST',
  path: 'v3/users/{id}/totp/verify',
  body: object({ code: filled('123456') }),
  response: recoveryCodes,
  [docs]: {
    summary: `Switch the second factor on with a first code. The ${limits.recoveryCodes} recovery codes are shown once.`,
    owner: 'account',
    roles: 'self',
    proof: 'recent',
    errors: [...provedErrors, 'incorrect_form', 'wrong_code', 'not_possible'],
    example: { params: { id: 1 }, body: { code: '123456' }, response: tenCodes },
  },
})

export const makeRecoveryCodes = endpoint({
  method: 'POST',
  path: 'v3/users/{id}/totp/recovery-codes',
  response: recoveryCodes,
  [docs]: {
    summary: 'Make new recovery codes; the old ones stop working.',
    owner: 'account',
    roles: 'self',
    proof: 'recent',
    errors: [...provedErrors, 'not_possible'],
    example: { params: { id: 1 }, response: tenCodes },
  },
})

export const deleteTotp = endpoint({
  method: 'DELETE',
  path: 'v3/users/{id}/totp',
  [docs]: {
    summary: 'Switch the second factor off.',
    owner: 'account',
    roles: 'self',
    proof: 'recent',
    errors: provedErrors,
    example: { params: { id: 1 } },
  },
})
