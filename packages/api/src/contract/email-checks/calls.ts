import { companyDomain } from '../email-domains/rules.js'
import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { accountEmail } from '../kernel/rules.js'
import { flag, maybe, nullable, object, oneOf, optional, text, type } from '../kernel/structs.js'
import { code } from '../sign-in/rules.js'

const withoutOverlay = { noloading: optional(oneOf([true])) }

export const makeEmailCode = endpoint({
  method: 'POST',
  path: 'v3/make_email_code',
  body: object({ email: accountEmail(), mode: optional(flag()) }),
  [docs]: {
    summary:
      'Send a six-character code to an address. `mode` true: it shall become the address of the account; false or absent: a company address, which no webmail address is.',
    roles: 'user',
    errors: ['incorrect_form', 'not_while_acting'],
    example: { body: { email: 'ada@lumiere-instruments.com', mode: false } },
  },
})

export const verifEmailCode = endpoint({
  method: 'POST',
  path: 'v3/verif_email_code',
  body: object({ email: accountEmail(), code: code(), mode: optional(flag()) }),
  response: type({ verif: flag(), code: maybe(text()) }),
  [docs]: {
    summary:
      'Prove with the code that the address is one’s own; the proof holds for an hour and for what `mode` said. A `mode` other than the one the code was asked for is a wrong code.',
    roles: 'user',
    errors: ['incorrect_form', 'wrong_code', 'expired_code', 'not_while_acting'],
    example: {
      body: { email: 'ada@lumiere-instruments.com', code: 'A1B2C3' },
      response: { verif: true, code: 'A1B2C3' },
    },
  },
})

export const checkEmail = endpoint({
  method: 'POST',
  path: '_hunter/email',
  body: object({ email: accountEmail(), ...withoutOverlay }),
  response: type({ data: type({ valid: flag() }) }),
  quiet: true,
  idempotent: true,
  [docs]: {
    summary: 'Whether an address seems to exist. A check that could not be made is a failure of the call.',
    roles: 'public',
    errors: ['incorrect_form', 'check_unavailable'],
    example: { body: { email: 'ada@example.com', noloading: true }, response: { data: { valid: true } } },
  },
})

export const checkProfessionalEmail = endpoint({
  method: 'POST',
  path: '_hunter/email-pro',
  body: object({ email: accountEmail(), ...withoutOverlay }),
  response: type({ data: type({ valid: flag(), professional: flag() }) }),
  quiet: true,
  idempotent: true,
  [docs]: {
    summary: 'Whether an address is of a company, not of a webmail provider.',
    roles: 'public',
    errors: ['incorrect_form', 'check_unavailable'],
    example: {
      body: { email: 'ada@lumiere-instruments.com', noloading: true },
      response: { data: { valid: true, professional: true } },
    },
  },
})

export const checkDomain = endpoint({
  method: 'POST',
  path: '_hunter/domain',
  body: object({ domain: companyDomain(), ...withoutOverlay }),
  response: type({
    data: type({ domain: nullable(text({ [docs]: { example: 'lumiere-instruments.com' } })) }),
  }),
  quiet: true,
  idempotent: true,
  [docs]: {
    summary: 'The domain in its usual form, or null for one that gives addresses to anyone or takes no mail.',
    roles: 'user',
    errors: ['incorrect_form', 'check_unavailable'],
    example: {
      body: { domain: 'lumiere-instruments.com', noloading: true },
      response: { data: { domain: 'lumiere-instruments.com' } },
    },
  },
})
