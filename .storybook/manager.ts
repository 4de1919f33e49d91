import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { brandTheme } from './brandTheme.js'

addons.setConfig({ theme: brandTheme('light') })

// The frame looks as what is in it, whatever the system prefers.
addons.register('saywright/theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: string } }) =>
    api.setOptions({ theme: brandTheme(globals.theme ?? 'light') })
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})
