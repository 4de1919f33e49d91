import { expect, it } from 'vitest'
import { settingFaults } from './settingFaults.ts'
import { settingsPage } from './settingsPage.ts'

const known = new Set(['SAYWRIGHT_MODE', 'SAYWRIGHT_SECRET_KEY'])
const reader = { path: 'a.ts', text: "value('SAYWRIGHT_MODE'), value('SAYWRIGHT_SECRET_KEY_FILE')" }

it('finds variables that no table lists', () => {
  const faults = settingFaults(known, [reader, { path: 'b.ts', text: 'env.VITE_SAYWRIGHT_COLOUR' }])
  expect(faults).toEqual(['b.ts: VITE_SAYWRIGHT_COLOUR is in no table of settings'])
})

it('finds settings that no code reads', () => {
  const table = { path: 'services/server/src/settings.ts', text: "name: 'SAYWRIGHT_SECRET_KEY'" }
  expect(settingFaults(known, [{ path: 'a.ts', text: "'SAYWRIGHT_MODE'" }, table])).toEqual([
    'SAYWRIGHT_SECRET_KEY is a setting that no code reads',
  ])
})

it('writes a table for each area, with a column of files where one holds secrets', () => {
  const page = settingsPage([
    { name: 'HOST', area: 'Server', meaning: 'Address.', fallback: '`127.0.0.1`' },
    { name: 'KEY', area: 'Data', meaning: 'Key.', isSecret: true },
  ])
  expect(page).toContain(
    '## Server\n\n| variable | meaning | default |\n| --- | --- | --- |\n| `HOST` | Address. | `127.0.0.1` |\n',
  )
  expect(page).toContain('| `KEY` | Key. |  | yes |')
})
