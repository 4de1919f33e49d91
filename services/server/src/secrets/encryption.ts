import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '@saywright/http'
import type { Config } from '../config.js'
import { writeDurably } from '../files/fileStore.js'

/** Encrypts secrets that must be read again, so that the database alone reveals nothing. */
export interface Encryption {
  /** @param owner of the secret: encrypted for one, it cannot be read for another. */
  readonly encrypt: (secret: string, owner: string) => string
  /** @throws Error when the key is another or the text was changed. */
  readonly decrypt: (encrypted: string, owner: string) => string
  /** The signature of a text, such as that of a link; it cannot be forged. */
  readonly sign: (text: string) => string
  /**
   * A digest by which a secret is found again: the same for the same secret, and impossible to compute or guess without the
   * key.
   */
  readonly fingerprint: (secret: string) => string
}

/** Something that was encrypted, to try a key on. */
export interface Sealed {
  readonly encrypted: string
  readonly owner: string
}

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
const keyBytes = 32

/**
 * Encryption whose key is in the data folder (mode 600, made at first start) unless the configuration gives one.
 *
 * @param findSealed anything that was encrypted before: a key that is lost is then not replaced, nor another taken.
 * @throws StartFailure when the key is lost or another one.
 */
export async function createEncryption(
  { dataDir, secretKey }: Pick<Config, 'dataDir' | 'secretKey'>,
  findSealed: () => Promise<Sealed | undefined>,
): Promise<Encryption> {
  const sealed = await findSealed()
  const path = join(dataDir, 'secret-key')
  const encryption = encryptionOf(secretKey ?? (await readKey(path, sealed !== undefined)))
  if (sealed && !opens(encryption, sealed))
    throw new StartFailure(
      `The key in ${secretKey ? 'SAYWRIGHT_SECRET_KEY' : path} is not the one that the secrets of the database were sealed with: give the one from before.`,
    )
  return encryption
}

function encryptionOf(secret: string): Encryption {
  const key = createHash('sha256').update(secret).digest()
  // Other keys than that of secrets: one use of a key says nothing about the other.
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', key, '', use, 32))
  const [signingKey, fingerprintKey] = [keyFor('signatures'), keyFor('fingerprints')]
  const signed = (by: Buffer, text: string) => createHmac('sha256', by).update(text).digest('base64url')
  return {
    sign: (text) => signed(signingKey, text),
    fingerprint: (text) => signed(fingerprintKey, text),
    encrypt: (secret, owner) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner))
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    decrypt: (encrypted, owner) => {
      const bytes = Buffer.from(encrypted, 'base64url')
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      const body = bytes.subarray(nonceBytes + tagBytes)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
  }
}

function opens(encryption: Encryption, { encrypted, owner }: Sealed): boolean {
  try {
    encryption.decrypt(encrypted, owner)
    return true
  } catch {
    return false
  }
}

async function readKey(path: string, hasSecrets: boolean): Promise<string> {
  const kept = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return ''
  })
  if (kept.trim()) return kept.trim()
  if (hasSecrets)
    throw new StartFailure(
      `The key ${path} is lost, and the database has secrets that only it opens: restore it from a copy, or give it as SAYWRIGHT_SECRET_KEY.`,
    )
  const key = randomBytes(keyBytes).toString('base64url')
  await writeDurably(path, key)
  return key
}
