import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createEncryption } from './encryption.js'

const dataDir = mkdtempSync(join(tmpdir(), 'saywright-seal-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it('opens what it closed, also after a restart, and for nobody else', async () => {
  const encryption = await createEncryption({ dataDir, secretKey: undefined })
  const sealed = encryption.close('JBSWY3DPEHPK3PXP', 'account 1')
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(encryption.close('JBSWY3DPEHPK3PXP', 'account 1')).not.toBe(sealed)
  const again = await createEncryption({ dataDir, secretKey: undefined })
  expect(again.open(sealed, 'account 1')).toBe('JBSWY3DPEHPK3PXP')
  expect(() => again.open(sealed, 'account 2')).toThrow()
  const other = await createEncryption({ dataDir, secretKey: 'another key' })
  expect(() => other.open(sealed, 'account 1')).toThrow()
})

it('refuses a text in which one character was changed', async () => {
  const encryption = await createEncryption({ dataDir, secretKey: undefined })
  const sealed = encryption.close('secret', 'account 1')
  for (const at of [0, 20, sealed.length - 2]) {
    const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`
    expect(() => encryption.open(changed, 'account 1')).toThrow()
  }
})

it('keeps its key where only the owner of the data folder can read it', async () => {
  const path = join(dataDir, 'secret-key')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readFileSync(path, 'utf8').length).toBeGreaterThanOrEqual(43)
})
