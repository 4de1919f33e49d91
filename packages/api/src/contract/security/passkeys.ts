import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { limits } from '../kernel/limits.js'
import { filled } from '../kernel/rules.js'
import {
  anything,
  identifier,
  instant,
  integer,
  list,
  maybe,
  object,
  optional,
  text,
  type,
} from '../kernel/structs.js'
import { authResult } from '../sign-in/login.js'
import { proof } from './calls.js'

export const passkey = type({
  id: identifier(),
  name: text({ [docs]: { example: 'Laptop' } }),
  created_at: instant(),
  last_used_at: maybe(instant()),
})
export type Passkey = ValueOf<typeof passkey>

const laptop: Passkey = { id: 4, name: 'Laptop', created_at: '2026-11-20T16:00:00.000Z' }

const base64 = (max: number) =>
  text({ min: 1, max, pattern: /^[A-Za-z0-9_-]+$/, [docs]: { example: 'kq2vJ8mW' } })
const idBytes = 1400
const payload = 20_000

/** Options of WebAuthn in JSON, to be given to the browser as they are. */
const options = type({ challenge: text({ min: 1, [docs]: { example: 'kq2vJ8mWb0cT1xNq5Zs9yA' } }) })
const exampleOptions = { challenge: 'kq2vJ8mWb0cT1xNq5Zs9yA' }

const credential = <const Response extends Parameters<typeof object>[0]>(response: Response) =>
  object({
    id: base64(idBytes),
    rawId: base64(idBytes),
    type: text({ pattern: /^public-key$/, [docs]: { example: 'public-key' } }),
    response: object(response),
    clientExtensionResults: anything(),
    authenticatorAttachment: optional(text({ max: 40 })),
  })

/** What the browser answers to the options of a new passkey (RegistrationResponseJSON of WebAuthn). */
export const createdCredential = credential({
  clientDataJSON: base64(payload),
  attestationObject: base64(payload),
  authenticatorData: optional(base64(payload)),
  transports: optional(list(text({ max: 40 }), { max: 10 })),
  publicKeyAlgorithm: optional(integer()),
  publicKey: optional(base64(payload)),
})

/** What the browser answers to the options of a login (AuthenticationResponseJSON of WebAuthn). */
export const usedCredential = credential({
  clientDataJSON: base64(payload),
  authenticatorData: base64(payload),
  signature: base64(payload),
  userHandle: optional(base64(idBytes)),
})

const exampleCredential = {
  id: 'kq2vJ8mW',
  rawId: 'kq2vJ8mW',
  type: 'public-key',
  clientExtensionResults: {},
}

export const makePasskeyOptions = endpoint({
  method: 'POST',
  path: 'v3/passkeys/options',
  response: options,
  [docs]: {
    summary: 'Begin a new passkey: options for the browser, with a challenge that works once.',
    roles: 'user',
    errors: ['not_possible', 'not_while_acting'],
    example: { response: exampleOptions },
  },
})

export const addPasskey = endpoint({
  method: 'POST',
  path: 'v3/passkeys',
  body: object({ name: filled('Laptop', limits.nameMaxCharacters), credential: createdCredential }),
  response: passkey,
  status: 201,
  [docs]: {
    summary: 'Keep the passkey that the browser made.',
    roles: 'user',
    errors: ['incorrect_form', 'passkey_refused', 'already_exists', 'not_while_acting'],
    example: {
      body: {
        name: 'Laptop',
        credential: {
          ...exampleCredential,
          response: { clientDataJSON: 'eyJ0eXBlIjoi', attestationObject: 'o2NmbXRkbm9uZQ' },
        },
      },
      response: laptop,
    },
  },
})

export const listPasskeys = endpoint({
  method: 'GET',
  path: 'v3/passkeys',
  response: type({ data: list(passkey), total: integer({ min: 0 }) }),
  [docs]: {
    summary: 'The passkeys of the account.',
    roles: 'user',
    errors: [],
    example: { response: { data: [laptop], total: 1 } },
  },
})

export const renamePasskey = endpoint({
  method: 'PUT',
  path: 'v3/passkeys/{id}',
  body: object({ name: filled('Laptop', limits.nameMaxCharacters) }),
  response: passkey,
  [docs]: {
    summary: 'Rename a passkey.',
    owner: 'caller',
    roles: 'user',
    errors: ['incorrect_form', 'not_found', 'not_while_acting'],
    example: { params: { id: 4 }, body: { name: 'Laptop' }, response: laptop },
  },
})

export const deletePasskey = endpoint({
  method: 'DELETE',
  path: 'v3/passkeys/{id}',
  body: proof,
  [docs]: {
    summary: 'Remove a passkey.',
    owner: 'caller',
    roles: 'user',
    errors: [
      'incorrect_form',
      'not_found',
      'wrong_credentials',
      'wrong_code',
      'expired_code',
      'not_while_acting',
    ],
    example: { params: { id: 4 }, body: { password: 'Correct7!horse' } },
  },
})

export const makePasskeyLoginOptions = endpoint({
  method: 'POST',
  path: 'v3/passkeys/login-options',
  response: options,
  [docs]: {
    summary: 'Begin a login by passkey; the browser offers those it has.',
    roles: 'public',
    errors: [],
    example: { response: exampleOptions },
  },
})

export const loginByPasskey = endpoint({
  method: 'POST',
  path: 'v3/passkeys/login',
  body: object({ credential: usedCredential }),
  response: authResult,
  [docs]: {
    summary: 'Log in with a passkey. It stands for both factors: nothing else is asked.',
    roles: 'public',
    errors: ['incorrect_form', 'passkey_refused'],
    example: {
      body: {
        credential: {
          ...exampleCredential,
          response: { clientDataJSON: 'eyJ0eXBlIjoi', authenticatorData: 'SZYN5YgO', signature: 'MEUCIQ' },
        },
      },
      response: { id: 1, access_token: 'kq2vJ8mWb0cT1xNq5Zs9yA', account_created: false },
    },
  },
})
