import { deleteLogo, getLogo, getOrganization, me, saveLogo } from '@saywright/api/contract'
import { anOrganization, aUser } from '@saywright/api/testing'
import { ThemeProvider } from '@saywright/ui/theme'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { aServer } from '../../../testing/aServer.js'
import { aConsole, Console } from '../../../testing/Console.js'

afterEach(cleanup)

const gif = Uint8Array.from(
  atob('R0lGODlhAQABAIAAAB1O2P///yH5BAEAAAAALAAAAAABAAEAAAICRAEAOw=='),
  (character) => character.charCodeAt(0),
)

it('shows an uploaded logo in the menu, above the tabs and in the form, until it is removed', async () => {
  await page.viewport(1600, 1000)
  const link = { id: 3, name: 'Lumière Instruments', role: 'administrator' }
  let logo: string | null = null
  const transport = aServer('en-US')
    .respond(me, () => aUser({ organizations: [{ ...link, logo }] }))
    .respond(getOrganization, () => anOrganization({ logo }))
    .respond(getLogo, new Blob([gif], { type: 'image/gif' }))
    .respond(saveLogo, () => {
      logo = 'v3/organizations/3/logo?v=kq2vJ8mW'
      return undefined
    })
    .respond(deleteLogo, () => {
      logo = null
      return undefined
    })
  const screen = await render(
    <ThemeProvider locale="en-US">
      <Console {...aConsole({ transport, at: '/account/organization', token: 'a-token' })} />
    </ThemeProvider>,
  )
  const shown = () => screen.container.querySelectorAll('img[src^="blob:"]').length
  await screen
    .getByLabelText('Logo')
    .last()
    .upload(new File([gif], 'logo.gif', { type: 'image/gif' }))
  await expect.poll(shown).toBe(3)
  const asked = transport.calls(getLogo).map(({ query }) => query)
  for (const size of [56, 112]) expect(asked).toContainEqual({ v: 'kq2vJ8mW', size })
  await screen.getByRole('button', { name: 'Remove logo' }).click()
  await expect.poll(shown).toBe(0)
})
