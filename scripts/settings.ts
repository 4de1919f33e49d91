// Writes docs/settings.md, every environment variable that an operator may set; with --check, refuses a page that is not up to
// date, a variable in the code that is in no table, and one in a table that no code reads.
import { readFileSync, writeFileSync } from 'node:fs'
import { settings as serverSettings } from '../services/server/src/settings.ts'
import { settings as voiceSettings } from '../services/voice/src/settings.ts'
import { report } from './lib/report.ts'
import { root } from './lib/root.ts'
import { settingFaults } from './lib/settingFaults.ts'
import { settingsPage } from './lib/settingsPage.ts'

const target = `${root}docs/settings.md`
const page = settingsPage([...serverSettings, ...voiceSettings])

if (process.argv.includes('--check')) {
  const isCurrent = readFileSync(target, 'utf8') === page
  report(`${serverSettings.length + voiceSettings.length} settings`, [
    ...settingFaults(new Set([...serverSettings, ...voiceSettings].map(({ name }) => name))),
    ...(isCurrent ? [] : ['docs/settings.md is not up to date: npm run settings']),
  ])
} else {
  writeFileSync(target, page)
}
