import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.js'
import { writeDurably } from '../files/fileStore.js'
import { StartFailure } from '../readEnvironment.js'
import { randomToken } from './tokens.js'

/** Keeps secrets that must be read again, so that who has only the database has nothing. */
export interface Encryption {
  /** @param owner what the secret belongs to: encrypted for one, it can be read for no other. */
  readonly encrypt: (secret: string, owner: string) => string
  /** @throws Error when the key is another or the text was changed. */
  readonly decrypt: (encrypted: string, owner: string) => string
  /** A signature of a text that nobody else can make, as it stands in a link. */
  readonly sign: (text: string) => string
}

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Encryption whose key is in the data folder (mode 600, made at first start) unless the configuration gives one.
 *
 * @param hasSecrets whether something was encrypted before: a key that is lost is then not replaced by another.
 * @throws StartFailure when the key is lost.
 */
export async function createEncryption(
  { dataDir, secretKey }: Pick<Config, 'dataDir' | 'secretKey'>,
  hasSecrets: () => Promise<boolean>,
): Promise<Encryption> {
  const key = createHash('sha256')
    .update(secretKey ?? (await readKey(join(dataDir, 'secret-key'), hasSecrets)))
    .digest()
  // Another key than that of secrets: one use of a key says nothing about the other.
  const signingKey = Buffer.from(hkdfSync('sha256', key, '', 'signatures', 32))
  return {
    sign: (text) => createHmac('sha256', signingKey).update(text).digest('base64url'),
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

async function readKey(path: string, hasSecrets: () => Promise<boolean>): Promise<string> {
  const kept = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return ''
  })
  if (kept.trim()) return kept.trim()
  if (await hasSecrets())
    throw new StartFailure(
      `The key ${path} is lost, and the database has secrets that only it opens: restore it from a copy, or give it as SAYWRIGHT_SECRET_KEY.`,
    )
  const key = randomToken()
  await writeDurably(path, key)
  return key
}
