import {
  getOrganization,
  listAllProjects,
  listDomains,
  listInvitations,
  listMembers,
  me,
} from '@saywright/api/contract'
import {
  aDomain,
  aMember,
  anInvitation,
  anOrganization,
  aPage,
  aPerson,
  aProject,
  aUser,
} from '@saywright/api/testing'
import { ThemeProvider } from '@saywright/ui/theme'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { aServer } from '../../testing/aServer.js'
import { aConsole, Console } from '../../testing/Console.js'

afterEach(cleanup)

const many = 250
const numbered = <Item,>(make: (id: number) => Item) =>
  Array.from({ length: many }, (_, index) => make(index + 1))

/** A page of at most 100, as the server answers. */
function pageOf<Item>(all: readonly Item[], query: { pageIndex?: number; pageSize?: number } = {}) {
  const { pageIndex = 0, pageSize = 10 } = query
  return aPage(all.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize), all.length)
}

const members = numbered((id) =>
  aMember({
    id,
    user: aPerson({ id, last_name: `N${id}`, name: `N${id} Ada`, email: `m${id}@example.com` }),
  }),
)
const invitations = numbered((id) => anInvitation({ id, invitation_mail: `i${id}@example.com` }))
const domains = numbered((id) => aDomain({ id, name: `d${id}.example` }))
const projects = numbered((id) => aProject({ id, title: `Lamp ${id}` }))

async function arrive(at: string) {
  await page.viewport(1600, 1000)
  const transport = aServer('en-US')
    .respond(me, aUser({ organizations: [{ id: 3, name: 'Lumière Instruments', role: 'administrator' }] }))
    .respond(getOrganization, anOrganization({ members: members.slice(0, 1) }))
    .respond(listMembers, ({ query }) => {
      const keywords = query?.search?.keywords ?? ''
      return pageOf(
        members.filter(({ user }) => user.name.includes(keywords)),
        query,
      )
    })
    .respond(listInvitations, ({ query }) => pageOf(invitations, query))
    .respond(listDomains, ({ query }) => pageOf(domains, query))
    .respond(listAllProjects, ({ query }) => pageOf(projects, query))
  const screen = await render(
    <ThemeProvider locale="en-US">
      <Console {...aConsole({ transport, at, token: 'a-token' })} />
    </ThemeProvider>,
  )
  return { screen, transport }
}

describe('an organization of 250', () => {
  it('shows members and invitations by page, each read alone', async () => {
    const { screen, transport } = await arrive('/account/organization/invite-users')
    const table = screen.getByRole('table', { name: 'Members' })
    await expect.element(table.getByText('m10@example.com', { exact: true })).toBeInTheDocument()
    expect(table.element().querySelectorAll('tbody tr')).toHaveLength(10)
    await screen.getByRole('navigation', { name: 'Members' }).getByRole('button').last().click()
    await expect.element(table.getByText('m20@example.com', { exact: true })).toBeInTheDocument()
    await screen.getByRole('navigation', { name: 'Invitations' }).getByRole('button').last().click()
    const invited = screen.getByRole('table', { name: 'Invitations' })
    await expect.element(invited.getByText('i20@example.com', { exact: true })).toBeInTheDocument()
    expect(transport.calls(listMembers).map(({ query }) => query?.pageIndex)).toEqual([0, 1])
    expect(transport.calls(listInvitations).map(({ query }) => query?.pageIndex)).toEqual([0, 1])
  })

  it('has the server search', async () => {
    const { screen, transport } = await arrive('/account/organization/invite-users')
    await screen.getByRole('searchbox', { name: 'Search members' }).fill('N250')
    const table = screen.getByRole('table', { name: 'Members' })
    await expect.poll(() => table.element().querySelectorAll('tbody tr').length).toBe(1)
    await expect.element(table.getByText('m250@example.com', { exact: true })).toBeVisible()
    expect(transport.calls(listMembers).at(-1)?.query).toMatchObject({
      pageIndex: 0,
      search: { keywords: 'N250' },
      sort: { by: 'name', direction: 'asc' },
    })
  })

  it('is seen whole: domains', async () => {
    const { screen } = await arrive('/account/organization/domains')
    const table = screen.getByRole('table')
    await expect.element(table.getByText('d250.example', { exact: true })).toBeInTheDocument()
    expect(table.element().querySelectorAll('tbody tr')).toHaveLength(many)
  })

  it('is seen whole: projects', async () => {
    const { screen } = await arrive('/projects')
    await expect.element(screen.getByText('Lamp 250', { exact: true }).first()).toBeInTheDocument()
  })
})
