// Writes docs/settings.md, every environment variable that an operator may set.
import { writeFileSync } from 'node:fs'
import { settings as serverSettings } from '../services/server/src/settings.ts'
import { settings as voiceSettings } from '../services/voice/src/settings.ts'
import { root } from './lib/root.ts'
import { settingsPage } from './lib/settingsPage.ts'

writeFileSync(`${root}docs/settings.md`, settingsPage([...serverSettings, ...voiceSettings]))
