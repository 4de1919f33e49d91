import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { accountEmail, filled } from '../kernel/rules.js'
import { list, object, oneOf, optional, text, type } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { authResult, loginResult } from './result.js'
import { linkCode } from './rules.js'
import { socialProviders } from './socialProvider.js'

const provider = () => oneOf(socialProviders)

const marketingSource = () =>
  optional(text({ max: limits.freeTextMaxCharacters, [docs]: { example: 'newsletter' } }))

const redirectUri = () => filled('http://localhost:4600/auth/login/google', limits.addressMaxCharacters)

const authorizationCode = () => filled('4/0AfJohXkq2vJ8mW', limits.addressMaxCharacters)

const loggedIn = { id: 1, access_token: 'kq2vJ8mWb0cT1xNq5Zs9yA', account_created: false }

const socialErrors = [
  'incorrect_form',
  'wrong_code',
  'expired_code',
  'provider_not_configured',
  'provider_email_unverified',
  'provider_unavailable',
] as const

export const listSocialProviders = endpoint({
  method: 'GET',
  path: 'v3/social_providers',
  response: type({ providers: list(provider()) }),
  quiet: true,
  [docs]: {
    summary: 'The providers that this installation is configured for: the others have no button.',
    roles: 'public',
    errors: [],
    example: { response: { providers: ['GOOGLE'] } },
  },
})

export const socialStart = endpoint({
  method: 'POST',
  path: 'v3/social_start',
  body: object({ provider: provider(), redirectUri: redirectUri() }),
  response: type({ url: text({ min: 1 }), state: text({ min: 1 }) }),
  [docs]: {
    summary: 'Begin a social sign-in: where to send the browser, and the state that it must bring back.',
    roles: 'public',
    errors: ['incorrect_form', 'provider_not_configured', 'provider_unavailable'],
    example: {
      body: { provider: 'GOOGLE', redirectUri: 'http://localhost:4600/auth/login/google' },
      response: {
        url: 'https://accounts.google.com/o/oauth2/v2/auth?client_id=…',
        state: 'kq2vJ8mWb0cT1xNq5Zs9yA',
      },
    },
  },
})

export const socialLogin = endpoint({
  method: 'POST',
  path: 'v3/social_login',
  body: object({
    provider: provider(),
    code: authorizationCode(),
    state: linkCode(),
    redirectUri: redirectUri(),
    marketing_source: marketingSource(),
  }),
  response: loginResult,
  [docs]: {
    summary: 'Finish a social sign-in with the code and the state of the callback.',
    roles: 'public',
    errors: socialErrors,
    example: {
      body: {
        provider: 'GOOGLE',
        code: '4/0AfJohXkq2vJ8mW',
        state: 'kq2vJ8mWb0cT1xNq5Zs9yA',
        redirectUri: 'http://localhost:4600/auth/login/google',
      },
      response: loggedIn,
    },
  },
})

export const socialLoginByCode = endpoint({
  method: 'POST',
  path: 'v3/social_login_by_code',
  body: object({ code: authorizationCode(), state: linkCode(), marketing_source: marketingSource() }),
  response: loginResult,
  [docs]: {
    summary: 'The same when the code arrives on the login page itself: the state tells provider and page.',
    roles: 'public',
    errors: socialErrors,
    example: { body: { code: '4/0AfJohXkq2vJ8mW', state: 'kq2vJ8mWb0cT1xNq5Zs9yA' }, response: loggedIn },
  },
})

export const loginAsAdmin = endpoint({
  method: 'POST',
  path: 'v3/login_as_admin',
  body: object({ email: accountEmail(), reason: filled('Ticket 4012: the project does not open') }),
  response: authResult,
  [docs]: {
    summary: 'Act as a user for one hour. It is logged; password, second factor and deletion are blocked.',
    roles: 'staff',
    proof: 'recent',
    errors: [
      'incorrect_form',
      'staff_only',
      'not_found',
      'not_while_acting',
      'not_possible',
      'proof_required',
    ],
    example: {
      body: { email: 'ada@example.com', reason: 'Ticket 4012: the project does not open' },
      response: loggedIn,
    },
  },
})
