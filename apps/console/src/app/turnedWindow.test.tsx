import { getOrganization, listAllProjects, listInvitations, listMembers, me } from '@saywright/api/contract'
import { anOrganization, aPage, aUser, type FakeTransport } from '@saywright/api/testing'
import { ThemeProvider } from '@saywright/ui/theme'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { aServer } from '../testing/aServer.js'
import { aConsole, Console } from '../testing/Console.js'
import { withProjectArea } from '../testing/withProjectArea.js'
import { withStaff } from '../testing/withStaff.js'

afterEach(cleanup)

const onItsSide = [844, 390] as const
const upright = [390, 844] as const

async function arrive(at: string, withMore = (server: FakeTransport) => server) {
  await page.viewport(...onItsSide)
  const usual = withProjectArea(aServer('en-US'))
    .respond(me, aUser({ organizations: [{ id: 3, name: 'Lumière Instruments', role: 'administrator' }] }))
    .respond(getOrganization, anOrganization())
    .respond(listMembers, aPage([]))
    .respond(listInvitations, aPage([]))
    .respond(listAllProjects, aPage([]))
  const transport = withMore(usual)
  return render(
    <ThemeProvider locale="en-US">
      <Console {...aConsole({ transport, at, token: 'a-token' })} />
    </ThemeProvider>,
  )
}

it.each([
  ['/account/profile', 'First name'],
  ['/feedback', 'Description'],
  ['/contact/b984', 'Message'],
  ['/account/organization/new', 'Organization name'],
  ['/projects/7/settings/details', 'Title'],
])('keeps the text at %s when the device is rotated', async (at, label) => {
  const screen = await arrive(at)
  const field = screen.getByRole('textbox', { name: label })
  await field.fill('Grace')
  await page.viewport(1600, 1000)
  await expect.element(field).toHaveValue('Grace')
  await page.viewport(...upright)
  await expect.element(field).toHaveValue('Grace')
})

it('what staff write to a project stays when the device is turned', async () => {
  const screen = await arrive('/staff/requests?request=18', (server) => withStaff(server, 'en-US'))
  const field = screen.getByRole('textbox', { name: /Message to the members/ })
  await field.fill('Welcome aboard.')
  await page.viewport(1600, 1000)
  await expect.element(field).toHaveValue('Welcome aboard.')
  await page.viewport(...upright)
  await expect.element(field).toHaveValue('Welcome aboard.')
})

it('an invitation that was begun waits behind its button when the device is turned', async () => {
  const screen = await arrive('/account/organization/users')
  const field = screen.getByRole('textbox', { name: 'E\u2011mail' })
  await field.fill('lena@halden.example')
  await page.viewport(...upright)
  await screen.getByRole('button', { name: 'Invite someone' }).click()
  await expect.element(field).toHaveValue('lena@halden.example')
})
