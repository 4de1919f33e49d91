import { docs } from '../kernel/docs.js'
import { endpoint } from '../kernel/endpoint.js'
import { object } from '../kernel/structs.js'
import { exampleCredential, exampleOptions, passkeyOptions, usedCredential } from '../security/passkey.js'
import { authResult } from './result.js'

export const makePasskeyLoginOptions = endpoint({
  method: 'POST',
  path: 'v3/passkeys/login-options',
  response: passkeyOptions,
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
