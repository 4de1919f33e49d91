import {
  listAllProjects,
  listNotifications,
  listStaffDeals,
  listStaffPeople,
  loginAsAdmin,
  me,
  type StaffPerson,
  stopImpersonation,
} from '@saywright/api/contract'
import { anAuthResult, aPage, aPerson, aUser } from '@saywright/api/testing'
import { ThemeProvider } from '@saywright/ui/theme'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { aServer } from '../../../testing/aServer.js'
import { aConsole, Console } from '../../../testing/Console.js'
import { withStaff } from '../../../testing/withStaff.js'

afterEach(cleanup)

const waitOptions = { timeout: 30_000 }
const staff = aUser({ id: 5, is_admin: true })
const ada = aUser({ acted_by: { id: 5, name: 'MARTIN Camille' } })
const row: StaffPerson = {
  person: aPerson(),
  is_admin: false,
  is_confirmed: true,
  organizations: [],
  organizationsPerPerson: null,
  licence_end: 'deliveries',
  created_at: '2026-01-12T09:00:00.000Z',
  last_used_at: null,
}

it('shows nothing of the previous page when impersonation begins or ends', async () => {
  await page.viewport(1600, 1000)
  const transport = withStaff(aServer('en-US'), 'en-US')
    .respond(me, staff)
    .respond(listStaffPeople, aPage([row]))
  const made = aConsole({ transport, at: '/staff/people', token: 'a-token' })
  const screen = await render(
    <ThemeProvider locale="en-US">
      <Console {...made} />
    </ThemeProvider>,
  )
  await screen.getByRole('button', { name: /^Act as / }).click(waitOptions)
  await screen.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Ticket 4012')
  transport.respond(loginAsAdmin, () => {
    transport.respond(me, ada).fail(listStaffPeople, 'staff_only').fail(listStaffDeals, 'staff_only')
    return anAuthResult({ access_token: 'of-ada' })
  })
  const readByStaff = [transport.calls(listStaffPeople).length, transport.calls(listStaffDeals).length]
  await screen.getByRole('button', { name: 'Act as this person' }).click()
  const stop = screen.getByRole('button', { name: 'Stop acting' })
  await expect.element(stop, waitOptions).toBeVisible()
  await expect.poll(() => transport.calls(listAllProjects).length, waitOptions).toBeGreaterThan(0)
  expect([transport.calls(listStaffPeople).length, transport.calls(listStaffDeals).length]).toEqual(
    readByStaff,
  )
  expect(made.router.state.location.pathname).toBe('/projects')

  const readNotices = transport.calls(listNotifications).length
  transport.respond(stopImpersonation, () => {
    transport.respond(me, staff).respond(listStaffPeople, aPage([row]))
    return anAuthResult({ access_token: 'of-staff' })
  })
  const readByAda = transport.calls(listAllProjects).length
  await stop.click()
  await expect.element(screen.getByRole('button', { name: /^Act as / }), waitOptions).toBeVisible()
  expect(transport.calls(listAllProjects)).toHaveLength(readByAda)
  // Reads of both pages are repeated as the other user.
  expect(transport.calls(listNotifications).length).toBeGreaterThan(readNotices)
})
