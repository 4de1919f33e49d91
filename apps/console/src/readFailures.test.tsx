import { ApiError } from '@saywright/api/contract'
import type { FakeTransport } from '@saywright/api/testing'
import { consolePaths } from '@saywright/shell/paths'
import { ThemeProvider } from '@saywright/ui/theme'
import { afterEach, describe, expect, it } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { anOrganizationServer } from './testing/anOrganizationServer.js'
import { aServer } from './testing/aServer.js'
import { aConsole, Console } from './testing/Console.js'
import { withSecurity } from './testing/withSecurity.js'

afterEach(cleanup)

const { projects, newProject, accountMenu, profile, security, notifications, activity } = consolePaths
const { organization, organizationUsers, organizationDomains, organizationAudit, feedback, staffMessages } =
  consolePaths
const pages = [
  ...[projects, newProject, accountMenu, profile, security, notifications, activity, organization],
  ...[
    organizationUsers,
    organizationDomains,
    organizationAudit,
    feedback,
    staffMessages,
    consolePaths.staffRequests,
    consolePaths.staffProjects,
    consolePaths.staffProject({ projectId: 7 }),
    consolePaths.staffOrganizations,
    consolePaths.staffPeople,
    consolePaths.staffTags,
    consolePaths.staffCategories,
    consolePaths.staffVdkVersions,
    consolePaths.staffTasks,
    consolePaths.staffFiles,
    consolePaths.contact({ topic: 'b984' }),
  ],
]

const kinds = ['server', 'network', 'timeout'] as const

/** A server whose reads fail while `isBroken` says so. */
function breaking(
  server: FakeTransport,
  kind: (typeof kinds)[number],
  isBroken: (path: string) => boolean,
): FakeTransport {
  const transport = async (call: Parameters<FakeTransport>[0]) => {
    if (
      call.endpoint.method === 'GET' &&
      call.endpoint.responseKind === 'json' &&
      isBroken(call.endpoint.path)
    )
      throw new ApiError({ kind })
    return server(call)
  }
  return Object.assign(transport, server)
}

async function arrive(at: string, kind: (typeof kinds)[number], isBroken: (path: string) => boolean) {
  const server = withSecurity(anOrganizationServer()(aServer('en-US'), 'en-US'))
  const made = aConsole({ transport: breaking(server, kind, isBroken), at, token: 'a-token' })
  const screen = await render(
    <ThemeProvider locale="en-US">
      <Console {...made} />
    </ThemeProvider>,
  )
  return { ...made, server, screen }
}

const patience = { timeout: 15_000 }

const main = () => document.querySelector('main')
const waits = () =>
  main()?.querySelectorAll('[role="status"][aria-label="Loading"], [aria-busy="true"]').length

describe('a page that cannot read what it needs', () => {
  it.each(pages)('%s says so, and reads again when asked to', async (at) => {
    let isBroken = true
    const { screen } = await arrive(at, 'server', () => isBroken)
    const again = screen.getByRole('main').getByRole('button', { name: 'Try again' }).first()
    await expect.element(again, patience).toBeVisible()
    await expect.poll(waits, patience).toBe(0)
    await expect
      .element(screen.getByText('The server has a problem of its own. Try again in a moment.').first())
      .toBeVisible()
    isBroken = false
    await again.click()
    await expect.poll(() => main()?.textContent).not.toContain('Try again')
    await expect.poll(waits, patience).toBe(0)
  })

  it.each(pages)('%s waits for nothing that failed, whichever read it is', async (at) => {
    const first = await arrive(at, 'server', () => false)
    await expect.poll(() => main()?.textContent, patience).toBeTruthy()
    await expect.poll(waits, patience).toBe(0)
    const read = new Set(
      first.server.calls().flatMap(({ endpoint }) => (endpoint.method === 'GET' ? endpoint.path : [])),
    )
    for (const broken of read) {
      await cleanup()
      const { server } = await arrive(at, 'server', (path) => path === broken)
      await expect.poll(() => server.calls().length).toBeGreaterThan(0)
      await expect.poll(() => main()?.textContent, { ...patience, message: broken }).toBeTruthy()
      await expect.poll(waits, { ...patience, message: `${at} without ${broken}` }).toBe(0)
    }
  })

  it('says that it took too long', async () => {
    const { screen } = await arrive(projects, 'timeout', (path) => path === 'v3/projects/all')
    await expect.element(screen.getByText('The server took too long to answer. Try again.')).toBeVisible()
  })

  it('reads again by itself once the browser is online again', async () => {
    let isBroken = true
    const { screen } = await arrive(organizationUsers, 'network', () => isBroken)
    await expect.element(screen.getByRole('button', { name: 'Try again' }).first(), patience).toBeVisible()
    isBroken = false
    window.dispatchEvent(new Event('offline'))
    await expect.element(screen.getByRole('alert').getByText('You are offline')).toBeVisible()
    window.dispatchEvent(new Event('online'))
    // Sooner than SWR tries again after an error.
    await expect.element(screen.getByText('HOPPER Grace').first(), { timeout: 4000 }).toBeVisible()
    await expect.element(screen.getByText('You are back online.')).toBeVisible()
    await expect.element(screen.getByText('You are offline')).not.toBeInTheDocument()
  })
})
