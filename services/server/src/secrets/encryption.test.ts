import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createEncryption } from './encryption.js'

const hasNone = async () => undefined
const dataDir = mkdtempSync(join(tmpdir(), 'saywright-encryption-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it('decrypts its own ciphertext, also after a restart, but for no other owner or key', async () => {
  const encryption = await createEncryption({ dataDir, secretKey: undefined }, hasNone)
  const encrypted = encryption.encrypt('JBSWY3DPEHPK3PXP', 'account 1')
  expect(encrypted).not.toContain('JBSWY3DPEHPK3PXP')
  expect(encryption.encrypt('JBSWY3DPEHPK3PXP', 'account 1')).not.toBe(encrypted)
  const again = await createEncryption({ dataDir, secretKey: undefined }, hasNone)
  expect(again.decrypt(encrypted, 'account 1')).toBe('JBSWY3DPEHPK3PXP')
  expect(() => again.decrypt(encrypted, 'account 2')).toThrow()
  const other = await createEncryption({ dataDir, secretKey: 'another key' }, hasNone)
  expect(() => other.decrypt(encrypted, 'account 1')).toThrow()
})

it('refuses a text in which one character was changed', async () => {
  const encryption = await createEncryption({ dataDir, secretKey: undefined }, hasNone)
  const encrypted = encryption.encrypt('secret', 'account 1')
  for (const at of [0, 20, encrypted.length - 2]) {
    const changed = `${encrypted.slice(0, at)}${encrypted[at] === 'A' ? 'B' : 'A'}${encrypted.slice(at + 1)}`
    expect(() => encryption.decrypt(changed, 'account 1')).toThrow()
  }
})

it('makes no other key where a lost one had encrypted something', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'saywright-encryption-'))
  const given = await createEncryption({ dataDir: empty, secretKey: 'given by the host' }, hasNone)
  const sealed = { encrypted: given.encrypt('secret', 'account 1'), owner: 'account 1' }
  const create = (secretKey?: string) => createEncryption({ dataDir: empty, secretKey }, async () => sealed)
  await expect(create()).rejects.toThrow(`The key ${join(empty, 'secret-key')} is lost`)
  expect(readdirSync(empty)).toEqual([])
  await expect(create('given by the host')).resolves.toBeDefined()
  await expect(create('another')).rejects.toThrow('The key in SAYWRIGHT_SECRET_KEY is not the one')
  rmSync(empty, { recursive: true })
})

it('keeps its key where only the owner of the data folder can read it', async () => {
  const path = join(dataDir, 'secret-key')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readFileSync(path, 'utf8').length).toBeGreaterThanOrEqual(43)
})

it('finds a secret again by a fingerprint that depends on the key', async () => {
  const [one, other] = [
    await createEncryption({ dataDir, secretKey: undefined }, hasNone),
    await createEncryption({ dataDir, secretKey: 'another key' }, hasNone),
  ]
  expect(one.fingerprint('SW-4Q7K')).toBe(one.fingerprint('SW-4Q7K'))
  expect(one.fingerprint('SW-4Q7K')).not.toBe(one.fingerprint('SW-4Q7L'))
  expect(one.fingerprint('SW-4Q7K')).not.toBe(other.fingerprint('SW-4Q7K'))
  expect(one.fingerprint('SW-4Q7K')).not.toBe(one.sign('SW-4Q7K'))
})
