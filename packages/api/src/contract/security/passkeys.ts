import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { name } from '../kernel/rules.js'
import { integer, list, object, type } from '../kernel/structs.js'
import {
  createdCredential,
  exampleCredential,
  exampleOptions,
  type Passkey,
  passkey,
  passkeyOptions,
} from './passkey.js'

const laptop: Passkey = { id: 4, name: 'Laptop', created_at: '2026-11-20T16:00:00.000Z' }

export const makePasskeyOptions = endpoint({
  method: 'POST',
  path: 'v3/passkeys/options',
  response: passkeyOptions,
  [docs]: {
    summary: 'Begin a new passkey: options for the browser, with a challenge that works once.',
    roles: 'user',
    proof: 'recent',
    errors: ['not_possible', 'not_while_acting', 'proof_required'],
    example: { response: exampleOptions },
  },
})

export const addPasskey = endpoint({
  method: 'POST',
  path: 'v3/passkeys',
  body: object({ name: name('Laptop'), credential: createdCredential }),
  [docs]: {
    summary: 'Keep the passkey that the browser made.',
    roles: 'user',
    proof: 'recent',
    errors: ['incorrect_form', 'passkey_refused', 'already_exists', 'not_while_acting', 'proof_required'],
    example: {
      body: {
        name: 'Laptop',
        credential: {
          ...exampleCredential,
          response: { clientDataJSON: 'eyJ0eXBlIjoi', attestationObject: 'o2NmbXRkbm9uZQ' },
        },
      },
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
  body: object({ name: name('Laptop') }),
  [docs]: {
    summary: 'Rename a passkey.',
    owner: 'caller',
    roles: 'user',
    errors: ['incorrect_form', 'not_found', 'not_while_acting'],
    example: { params: { id: 4 }, body: { name: 'Laptop' } },
  },
})

export const deletePasskey = endpoint({
  method: 'DELETE',
  path: 'v3/passkeys/{id}',
  [docs]: {
    summary: 'Remove a passkey.',
    owner: 'caller',
    roles: 'user',
    proof: 'recent',
    errors: ['not_found', 'not_while_acting', 'proof_required'],
    example: { params: { id: 4 } },
  },
})
