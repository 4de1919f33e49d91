import { getOrganization, me } from '@saywright/api/contract'
import { anOrganization, aUser } from '@saywright/api/testing'
import { ThemeProvider } from '@saywright/ui/theme'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { aServer } from '../testing/aServer.js'
import { aConsole, Console } from '../testing/Console.js'

afterEach(cleanup)

const names = ['Lumière Instruments', 'Nordwind']

it.each([
  [1, 0],
  [2, 1],
])('C-024 the account menu of a person in %i organizations has %i switches', async (count, switches) => {
  await page.viewport(390, 844)
  const organizations = names
    .slice(0, count)
    .map((name, index) => ({ id: index + 3, name, role: 'administrator' as const }))
  const transport = aServer('en-US')
    .respond(me, aUser({ organizations }))
    .respond(getOrganization, anOrganization())
  const made = aConsole({ transport, at: '/account-menu', token: 'a-token' })
  const screen = await render(
    <ThemeProvider locale="en-US">
      <Console {...made} />
    </ThemeProvider>,
  )
  const menu = screen.getByRole('main')
  await expect.element(menu.getByRole('button', { name: 'Log out' })).toBeVisible()
  expect(menu.getByRole('button', { name: /organization/i }).elements()).toHaveLength(switches)
})
