import { ApiError, getProject, listAudit, listSocialProviders, me } from '@saywright/api/contract'
import { aPage, type FakeTransport } from '@saywright/api/testing'
import { consolePaths, loginPath } from '@saywright/shell/paths'
import { ThemeProvider } from '@saywright/ui/theme'
import { afterEach, describe, expect, it } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { anOrganizationServer } from './testing/anOrganizationServer.js'
import { aServer } from './testing/aServer.js'
import { aConsole, Console } from './testing/Console.js'
import { withProjectArea } from './testing/withProjectArea.js'
import { withSecurity } from './testing/withSecurity.js'
import { withStaff } from './testing/withStaff.js'

afterEach(cleanup)

const { projects, newProject, accountMenu, profile, security, notifications, activity, organization } =
  consolePaths
const { organizationUsers, organizationDomains, organizationAudit, newOrganization, feedback } = consolePaths
const ofProject = { projectId: 7 }
const area = [
  consolePaths.projectDetails(ofProject),
  consolePaths.projectTechnologies(ofProject),
  consolePaths.projectUsers(ofProject),
  consolePaths.projectDownloads(ofProject),
  consolePaths.projectConanPackages(ofProject),
  consolePaths.projectMenu(ofProject),
]
const staff = [
  consolePaths.staffRequests,
  `${consolePaths.staffRequests}?request=18`,
  consolePaths.staffProjects,
  consolePaths.staffProject(ofProject),
  consolePaths.staffOrganizations,
  consolePaths.staffPeople,
  consolePaths.staffTags,
  consolePaths.staffCategories,
  consolePaths.staffVdkVersions,
  consolePaths.staffTasks,
  consolePaths.staffFiles,
  consolePaths.staffPackages,
  consolePaths.staffMessages,
  consolePaths.staffLog,
]
const pages = [
  ...[projects, newProject, accountMenu, profile, security, notifications, activity, organization],
  ...[organizationUsers, organizationDomains, organizationAudit, newOrganization, feedback],
  ...[consolePaths.contact({ topic: 'b984' }), consolePaths.documentation],
  ...area,
  ...staff,
]

const kinds = ['server', 'network', 'timeout', 'signedOut', 'notFound'] as const

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
      throw new ApiError(kind === 'notFound' ? { kind, code: 'not_found' } : { kind })
    return server(call)
  }
  return Object.assign(transport, server)
}

async function arrive(at: string, kind: (typeof kinds)[number], isBroken: (path: string) => boolean) {
  const usual = withProjectArea(withSecurity(anOrganizationServer()(aServer('en-US'), 'en-US')))
  const server = staff.includes(at) ? withStaff(usual, 'en-US') : usual.respond(listAudit, aPage([]))
  const made = aConsole({ transport: breaking(server, kind, isBroken), at, token: 'a-token' })
  const screen = await render(
    <ThemeProvider locale="en-US">
      <Console {...made} />
    </ThemeProvider>,
  )
  return { ...made, server, screen }
}

const waitOptions = { timeout: 30_000 }

const main = () => document.querySelector('main')
const waits = () =>
  main()?.querySelectorAll('[role="status"][aria-label="Loading"], [aria-busy="true"]').length

describe('a page that cannot read its data', () => {
  const titles = new Map<string, string>()
  it.each(pages)(
    'shows the failure of %s in its place, without a notice, and loads again on request',
    async (at) => {
      let isBroken = true
      const { screen, shell } = await arrive(at, 'server', () => isBroken)
      const again = screen.getByRole('main').getByRole('button', { name: 'Try again' }).first()
      await expect.element(again, waitOptions).toBeVisible()
      await expect.poll(waits, waitOptions).toBe(0)
      await expect
        .element(screen.getByText('The server ran into a problem. Try again in a moment.').first())
        .toBeVisible()
      expect(shell.notices.getState().visible).toEqual([])
      isBroken = false
      await again.click()
      await expect.poll(() => main()?.textContent).not.toContain('Try again')
      await expect.poll(waits, waitOptions).toBe(0)
      expect(main()?.textContent).not.toContain('Try again')
      titles.set(at, document.title)
    },
  )

  it('has its own title once it has loaded', () => {
    expect(titles.size).toBe(pages.length)
    // A request is in a dialog over the queue.
    const pagesAlone = [...titles].filter(([at]) => !at.includes('?request='))
    const ofOne = (title: string) => pagesAlone.filter(([, other]) => other === title).map(([at]) => at)
    const same = pagesAlone.map(([, title]) => ofOne(title)).filter(({ length }) => length > 1)
    expect(same).toEqual([])
  })

  it.each(pages)('%s waits for nothing that failed, whichever read it is', async (at) => {
    const first = await arrive(at, 'server', () => false)
    await expect.poll(() => main()?.textContent, waitOptions).toBeTruthy()
    await expect.poll(waits, waitOptions).toBe(0)
    const read = new Set(
      first.server.calls().flatMap(({ endpoint }) => (endpoint.method === 'GET' ? endpoint.path : [])),
    )
    for (const broken of read) {
      await cleanup()
      const { server } = await arrive(at, 'server', (path) => path === broken)
      await expect.poll(() => server.calls().length).toBeGreaterThan(0)
      await expect.poll(() => main()?.textContent, { ...waitOptions, message: broken }).toBeTruthy()
      await expect.poll(waits, { ...waitOptions, message: `${at} without ${broken}` }).toBe(0)
      expect(main()?.querySelectorAll('h1'), `${at} without ${broken}`).toHaveLength(1)
      expect(document.title, `${at} without ${broken}`).toContain(' · ')
    }
  })

  it.each(pages)('%s asks to log in again in place when the session ends, and can be left', async (at) => {
    let isEnded = false
    const isPublic = (path: string) => path === listSocialProviders.path
    const { screen, router, shell } = await arrive(at, 'signedOut', (path) => isEnded && !isPublic(path))
    await expect
      .element(screen.getByRole('main').getByRole('heading', { level: 1 }), waitOptions)
      .toBeVisible()
    await expect.poll(waits, waitOptions).toBe(0)
    const { pathname, search } = router.state.location
    isEnded = true
    // Like the next read of any kind.
    const read = shell.client.send(me).catch((thrown: ApiError) => thrown.kind)
    const dialog = screen.getByRole('dialog', { name: 'Log in again' })
    await expect.element(dialog, waitOptions).toBeVisible()
    await dialog.getByRole('button', { name: 'Leave this page' }).click()
    await expect
      .poll(() => router.state.location.pathname + router.state.location.search)
      .toBe(loginPath(pathname + search))
    expect(await read).toBe('signedOut')
  })

  it.each(area)('shows at %s that the project does not exist, with a link to the others', async (at) => {
    const { screen } = await arrive(at, 'notFound', (path) => path === getProject.path)
    await expect.element(screen.getByText('There is no such project'), waitOptions).toBeVisible()
    await expect
      .element(
        screen
          .getByRole('main')
          .getByRole('link', { name: /projects/ })
          .last(),
      )
      .toHaveAttribute('href', projects)
    expect(main()?.querySelectorAll('h1')).toHaveLength(1)
  })

  it('says that it took too long', async () => {
    const { screen } = await arrive(projects, 'timeout', (path) => path === 'v3/projects/all')
    await expect.element(screen.getByText('The server took too long to answer. Try again.')).toBeVisible()
  })

  it('loads again once the browser is online again', async () => {
    let isBroken = true
    const { screen, server } = await arrive(organizationUsers, 'network', () => isBroken)
    await expect.element(screen.getByRole('button', { name: 'Try again' }).first(), waitOptions).toBeVisible()
    isBroken = false
    window.dispatchEvent(new Event('offline'))
    await expect.element(screen.getByRole('alert').getByText('You are offline')).toBeVisible()
    const before = server.calls().length
    window.dispatchEvent(new Event('online'))
    // SWR tries again after an error too, but not within some frames.
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
    expect(server.calls().length).toBeGreaterThan(before)
    await expect.element(screen.getByText('HOPPER Grace').first(), waitOptions).toBeVisible()
    await expect.element(screen.getByText('You are back online.')).toBeVisible()
    await expect.element(screen.getByText('You are offline')).not.toBeInTheDocument()
  })
})
