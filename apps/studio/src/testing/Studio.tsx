import { memorySession } from '@saywright/api/client'
import { clearFormDrafts } from '@saywright/forms'
import { createShell, Routing, ShellProvider } from '@saywright/shell'
import { type Locale, useLocale } from '@saywright/ui/i18n'
import type { StoryContext } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { createMemoryRouter } from 'react-router'
import { studioRoutes } from '../app/router.js'
import { aServer, type Server } from './aServer.js'

const home = { protocol: window.location.protocol, host: window.location.host }

/** What a story of the whole studio needs: a logged-in user opens the one model of a server. */
export const studioFlow = {
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  loaders: [
    ({ globals }: Pick<StoryContext, 'globals'>) => {
      clearFormDrafts(sessionStorage)
      localStorage.removeItem('saywright_draft_11')
      localStorage.removeItem('saywright_history_11')
      localStorage.removeItem('saywright_aside_11')
      localStorage.removeItem('saywright_sample_tour_7')
      localStorage.setItem('saywright_locale', globals.locale as Locale)
      return { server: aServer() }
    },
  ],
  render: (_: object, { loaded }: Pick<StoryContext, 'loaded'>) => (
    <Studio server={loaded.server as Server} />
  ),
}

/** The routes of the studio over a fake server. */
function Studio({ server: { transport } }: { server: Server }) {
  const [{ shell, router }] = useState(() => {
    const made = createShell({ source: 'studio', transport, session: memorySession('a-token') })
    const initialEntries = ['/7/voice-commands/11']
    return { shell: made, router: createMemoryRouter(studioRoutes(made, home), { initialEntries }) }
  })
  const locale = useLocale()
  useEffect(() => void shell.i18n.changeLanguage(locale), [shell, locale])
  return (
    <ShellProvider shell={shell} navigate={(href) => void router.navigate(href)}>
      <Routing router={router} />
    </ShellProvider>
  )
}
