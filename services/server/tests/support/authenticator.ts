import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>

/** The part of CBOR that an attestation needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const parts = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)])
  return Buffer.concat([head(5, value.size), ...parts])
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()
const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')

const present = 0x01
const verified = 0x04
const hasCredential = 0x40

interface Circumstances {
  readonly challenge: string
  readonly origin: string
  /** The domain the passkey is of. */
  readonly domain?: string
  /** Whether the device made sure of the person: a fingerprint, a PIN. */
  readonly isVerified?: boolean
}

/** A security key of software, with one passkey: what a browser would answer to the options of the server. */
export class Authenticator {
  readonly #id = randomBytes(16)
  readonly #key: KeyObject
  readonly #cose: Buffer
  #counter = 0

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#key = privateKey
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#cose = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
  }

  get id(): string {
    return base64(this.#id)
  }

  /** Sets the counter back, as a copy of the key would have it. */
  rewind(): void {
    this.#counter = 0
  }

  create(circumstances: Circumstances) {
    const length = Buffer.from([this.#id.length >> 8, this.#id.length & 255])
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, this.#cose])
    const authData = Buffer.concat([this.#data(circumstances, hasCredential), credential])
    const attestation = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    )
    return this.#response({
      clientDataJSON: base64(clientData('webauthn.create', circumstances)),
      attestationObject: base64(attestation),
      transports: ['usb'],
    })
  }

  use(circumstances: Circumstances) {
    const data = this.#data(circumstances, 0)
    const client = clientData('webauthn.get', circumstances)
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.#key)
    return this.#response({
      clientDataJSON: base64(client),
      authenticatorData: base64(data),
      signature: base64(signature),
    })
  }

  #response<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} } as const
  }

  #data({ domain = 'localhost', isVerified = true }: Circumstances, flags: number): Buffer {
    this.#counter += 1
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    const all = present | (isVerified ? verified : 0) | flags
    return Buffer.concat([sha256(domain), Buffer.from([all]), counter])
  }
}

function clientData(type: string, { challenge, origin }: Circumstances): string {
  return JSON.stringify({ type, challenge, origin, crossOrigin: false })
}
