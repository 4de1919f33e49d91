import { memorySession } from '@saywright/api/client'
import { getHealth } from '@saywright/api/contract'
import { createShell, Routing, ShellProvider } from '@saywright/shell'
import { createMemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { aServer } from '../testing/aServer.js'
import { studioRoutes } from './router.js'

afterEach(cleanup)

// The page of a test is served by the machine that it is shown on.
it.each([
  [true, 'bears the mark of a studio from which nothing goes to another machine', 1],
  [false, 'bears no such mark where something does', 0],
])('%s: %s', async (is_local, _, marks) => {
  localStorage.setItem('saywright_locale', 'en-US')
  await page.viewport(1600, 900)
  const { transport } = aServer()
  transport.respond(getHealth, { status: 'ok', voice: [], is_local })
  const shell = createShell({ source: 'studio', transport, session: memorySession('a-token') })
  const { protocol, host } = window.location
  const router = createMemoryRouter(studioRoutes(shell, { protocol, host }), { initialEntries: ['/7'] })
  await render(
    <ShellProvider shell={shell} navigate={(href) => void router.navigate(href)}>
      <Routing router={router} />
    </ShellProvider>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => transport.calls(getHealth).length).toBe(1)
  await expect.poll(() => page.getByRole('button', { name: 'Local only' }).elements().length).toBe(marks)
})
