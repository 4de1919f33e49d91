// Refuses a page of settings that is not up to date, a variable in the code that is in no table, and one in a table that no
// code reads.
import { settings as serverSettings } from '../../services/server/src/settings.ts'
import { settings as voiceSettings } from '../../services/voice/src/settings.ts'
import { settingFaults } from '../lib/settingFaults.ts'
import { settingsPage } from '../lib/settingsPage.ts'
import { textOf } from '../lib/sources.ts'
import type { Check } from './check.ts'

const all = [...serverSettings, ...voiceSettings]

export const settings: Check = {
  name: 'settings',
  find() {
    const isCurrent = textOf('docs/settings.md') === settingsPage(all)
    return {
      subject: `${all.length} settings`,
      faults: [
        ...settingFaults(new Set(all.map(({ name }) => name))),
        ...(isCurrent ? [] : ['docs/settings.md is not up to date: npm run settings']),
      ],
    }
  },
}
