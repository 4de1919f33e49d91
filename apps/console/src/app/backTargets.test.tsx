import { getOrganization, listConanPackages, listFiles, me } from '@saywright/api/contract'
import { anOrganization, aPage, aUser } from '@saywright/api/testing'
import { ThemeProvider } from '@saywright/ui/theme'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { aServer } from '../testing/aServer.js'
import { aConsole, Console } from '../testing/Console.js'

afterEach(cleanup)

it.each([
  ['/projects/7/settings/details', '/project-menu/7'],
  ['/projects/7/settings/technologies', '/project-menu/7'],
  ['/project-menu/7', '/projects'],
  ['/account/profile', '/account-menu'],
  ['/account/organization', '/account-menu'],
])('C-015 C-023 on a phone and a tablet the way back from %s leads to %s', async (at, place) => {
  for (const width of [390, 844]) {
    await page.viewport(width, 844)
    const transport = aServer('en-US')
      .respond(me, aUser({ organizations: [{ id: 3, name: 'Lumière Instruments', role: 'administrator' }] }))
      .respond(getOrganization, anOrganization())
      .respond(listFiles, aPage([]))
      .respond(listConanPackages, aPage([]))
    const made = aConsole({ transport, at, token: 'a-token' })
    const screen = await render(
      <ThemeProvider locale="en-US">
        <Console {...made} />
      </ThemeProvider>,
    )
    const back = screen.getByRole('main').getByRole('link').first()
    await expect.element(back).toHaveAttribute('href', place)
    await back.click()
    await expect.poll(() => made.router.state.location.pathname).toBe(place)
    await cleanup()
  }
})
