import { failuresOf } from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { blankInstaller, type Installer, installerOf, installerRules, versionsFor } from './installer.js'

const installers: readonly Installer[] = [
  { system: 'windows', version: '6.0.9' },
  { system: 'windows', version: '6.0.12' },
  { system: 'windows', version: '6.0.12' },
  { system: 'linux', version: '5.9.0' },
]

it('F-054 needs a system and a version', () => {
  expect(failuresOf(installerRules, blankInstaller)).toEqual({
    operating_system: 'required',
    studio_version: 'required',
  })
  expect(failuresOf(installerRules, { operating_system: 'android', studio_version: '6.0.12' })).toEqual({
    operating_system: 'invalid',
  })
})

it('lists the versions of a system once, the newest first by number', () => {
  expect(versionsFor(installers, 'windows')).toEqual(['6.0.12', '6.0.9'])
  expect(versionsFor(installers, '')).toEqual([])
})

it('finds no installer for a version of another system', () => {
  expect(installerOf(installers, { operating_system: 'linux', studio_version: '6.0.12' })).toBeUndefined()
  expect(installerOf(installers, { operating_system: 'linux', studio_version: '5.9.0' })).toBe(installers[3])
})
