import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
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

export const passkey = type({
  id: identifier(),
  name: text({ [docs]: { example: 'Laptop' } }),
  created_at: instant(),
  last_used_at: maybe(instant()),
})
export type Passkey = ValueOf<typeof passkey>

const base64 = (max: number) =>
  text({ min: 1, max, pattern: /^[A-Za-z0-9_-]+$/, [docs]: { example: 'kq2vJ8mW' } })
const idBytes = 1400
const payload = 20_000

/** Options of WebAuthn in JSON, to be passed to the browser unchanged. */
export const passkeyOptions = type({
  challenge: text({ min: 1, [docs]: { example: 'kq2vJ8mWb0cT1xNq5Zs9yA' } }),
})

export const exampleOptions = { challenge: 'kq2vJ8mWb0cT1xNq5Zs9yA' }

export const credential = <const Response extends Parameters<typeof object>[0]>(response: Response) =>
  object({
    id: base64(idBytes),
    rawId: base64(idBytes),
    type: text({ max: 40, pattern: /^public-key$/, [docs]: { example: 'public-key' } }),
    response: object(response),
    clientExtensionResults: anything(),
    authenticatorAttachment: optional(text({ max: 40 })),
  })

/** Response of the browser to the options of a new passkey (RegistrationResponseJSON of WebAuthn). */
export const createdCredential = credential({
  clientDataJSON: base64(payload),
  attestationObject: base64(payload),
  authenticatorData: optional(base64(payload)),
  transports: optional(list(text({ max: 40 }), { max: 10 })),
  publicKeyAlgorithm: optional(integer()),
  publicKey: optional(base64(payload)),
})

/** Response of the browser to the options of a login (AuthenticationResponseJSON of WebAuthn). */
export const usedCredential = credential({
  clientDataJSON: base64(payload),
  authenticatorData: base64(payload),
  signature: base64(payload),
  userHandle: optional(base64(idBytes)),
})

export const exampleCredential = {
  id: 'kq2vJ8mW',
  rawId: 'kq2vJ8mW',
  type: 'public-key',
  clientExtensionResults: {},
}
