import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createSettingsReader, refuseUnknownSettings } from './settings.js'

const settings = [
  { name: 'HALDEN_DOMAIN', area: 'Server', meaning: 'Domain.' },
  { name: 'HALDEN_KEY', area: 'Server', meaning: 'Key.', isSecret: true },
] as const

const folder = mkdtempSync(join(tmpdir(), 'settings-'))
const fileOf = (text: string) => {
  const path = join(folder, `secret-${text.length}`)
  writeFileSync(path, text)
  return path
}
afterAll(() => rmSync(folder, { recursive: true }))

describe('createSettingsReader', () => {
  it('trims values and takes an empty one as absent', () => {
    const value = createSettingsReader({ HALDEN_DOMAIN: ' halden.example ', HALDEN_KEY: ' ' }, settings)
    expect([value('HALDEN_DOMAIN'), value('HALDEN_KEY')]).toEqual(['halden.example', undefined])
  })

  it('reads a secret from the file that a second variable names', () => {
    const value = createSettingsReader({ HALDEN_KEY_FILE: fileOf('a long secret\n') }, settings)
    expect(value('HALDEN_KEY')).toBe('a long secret')
  })

  it('reads nothing but secrets from files', () => {
    const value = createSettingsReader({ HALDEN_DOMAIN_FILE: fileOf('halden.example') }, settings)
    expect(value('HALDEN_DOMAIN')).toBeUndefined()
  })

  it.each([
    [{ HALDEN_KEY_FILE: '/nowhere/key' }, 'HALDEN_KEY_FILE cannot be read: /nowhere/key.'],
    [{ HALDEN_KEY_FILE: fileOf('') }, 'HALDEN_KEY_FILE names an empty file'],
    [{ HALDEN_KEY: 'a', HALDEN_KEY_FILE: fileOf('other') }, 'Set HALDEN_KEY or HALDEN_KEY_FILE, not both.'],
  ])('refuses %o', (environment, sentence) => {
    expect(() => createSettingsReader(environment, settings)('HALDEN_KEY')).toThrow(sentence)
  })
})

describe('refuseUnknownSettings', () => {
  const refuse = (environment: Record<string, string>) =>
    refuseUnknownSettings(environment, settings, ['HALDEN_'])

  it('names the variable and the closest setting', () => {
    expect(() => refuse({ HALDEN_DOMIAN: 'x' })).toThrow(
      'HALDEN_DOMIAN is not a setting. Did you mean HALDEN_DOMAIN?',
    )
  })

  it('accepts settings, files of secrets, and variables of others', () => {
    expect(() => refuse({ HALDEN_DOMAIN: 'x', HALDEN_KEY_FILE: '/x', PATH: '/bin' })).not.toThrow()
  })

  it('rejects the file of a setting that is not a secret', () => {
    expect(() => refuse({ HALDEN_DOMAIN_FILE: '/x' })).toThrow('HALDEN_DOMAIN_FILE is not a setting')
  })
})
