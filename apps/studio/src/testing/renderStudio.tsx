import { memorySession, type Transport } from '@saywright/api/client'
import { createShell, Routing, ShellProvider } from '@saywright/shell'
import { ThemeProvider } from '@saywright/ui/theme'
import { createMemoryRouter } from 'react-router'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { studioRoutes } from '../app/router.js'

/** Of a desktop. */
const wide = [1600, 900] as const

/** The studio in English at an address, over a server that knows who asks, in a window of so many px. */
export async function renderStudio(
  transport: Transport,
  at: string,
  [width, height]: readonly [width: number, height: number] = wide,
) {
  localStorage.setItem('saywright_locale', 'en-US')
  await page.viewport(width, height)
  const shell = createShell({ source: 'studio', transport, session: memorySession('a-token') })
  const router = createMemoryRouter(studioRoutes(shell, window.location), { initialEntries: [at] })
  const screen = await render(
    <ThemeProvider isRoot locale="en-US" theme="light">
      <ShellProvider shell={shell} navigate={(href) => void router.navigate(href)}>
        <Routing router={router} />
      </ShellProvider>
    </ThemeProvider>,
  )
  return { screen, router, shell }
}
