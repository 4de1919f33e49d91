import { acceptOwnInvitation, getDealStatus, getInvitation } from '@saywright/api/contract'
import { useShell } from '@saywright/shell'
import { ThemeProvider } from '@saywright/ui/theme'
import { useEffect } from 'react'
import { createMemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { addressOf } from '../testing/addressOf.js'
import { anOrganizationServer } from '../testing/anOrganizationServer.js'
import { aServer } from '../testing/aServer.js'
import { aConsole, Console, type MadeConsole } from '../testing/Console.js'
import { linkedPages, serverSources, unnamedLinks } from '../testing/mailLinks.js'
import { withProjectArea } from '../testing/withProjectArea.js'
import { withStaff } from '../testing/withStaff.js'

afterEach(cleanup)

/** A server that answers what pages of links read, so that each comes as far as its button. */
const aMailedServer = () =>
  withStaff(withProjectArea(anOrganizationServer()(aServer('en-US'), 'en-US')), 'en-US')
    .respond(getDealStatus, { deal_opened: false, deal_id: null })
    .respond(getInvitation, {
      invitation_mail: 'grace@example.com',
      organization: { id: 3, name: 'Lumière Instruments' },
      role: { 'en-US': 'guest', 'fr-FR': 'invité' },
      inviter: 'LOVELACE Ada',
      projects: [{ id: 7, title: 'Kitchen lamp' }],
      has_account: false,
      expires_at: '2026-11-23T08:30:00.000Z',
    })

/** Opens a page as a program that reads mails does, and gives the calls that change something. */
async function changesOnOpening(made: MadeConsole): Promise<string[]> {
  const screen = await render(
    <ThemeProvider locale="en-US">
      <Console {...made} />
    </ThemeProvider>,
  )
  await expect.element(screen.getByRole('heading', { level: 1 }).first(), { timeout: 30_000 }).toBeVisible()
  await untilNothingIsSent(made)
  const changes = made.transport.calls().filter(({ endpoint }) => endpoint.method !== 'GET')
  return changes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
}

/** A page sends its follow-up requests within a few frames of a response. */
async function untilNothingIsSent({ transport }: MadeConsole): Promise<void> {
  let [calm, sent] = [0, transport.calls().length]
  while (calm < 30) {
    await new Promise(requestAnimationFrame)
    const now = transport.calls().length
    calm = now === sent ? calm + 1 : 0
    sent = now
  }
}

const visitors = [
  ['a visitor', undefined],
  ['somebody logged in', 'a-token'],
] as const

describe('C-007 the links of mails', () => {
  const sources = Object.values(serverSources)

  it('are made of the paths of the console by their names', () => {
    expect(sources.flatMap(unnamedLinks)).toEqual([])
    expect(unnamedLinks('const link = `$' + '{context.consoleUrl()}/auth/confirm`')).toHaveLength(1)
    expect(linkedPages(sources)).toContain('confirmRegister')
  })

  describe.each(visitors)('change nothing before a press, opened by %s', (_, token) => {
    it.each(linkedPages(sources))('%s', async (name) => {
      const made = aConsole({
        transport: aMailedServer(),
        at: addressOf(name),
        ...(token === undefined ? {} : { token }),
      })
      expect(await changesOnOpening(made)).toEqual([])
    })
  })

  it.each(['mount', 'answer'] as const)('detects a page that acts on its own, on %s', async (cause) => {
    const transport = aMailedServer().respond(acceptOwnInvitation, {
      organization: { id: 3, name: 'Lumière Instruments' },
      projects_joined: 1,
    })
    const made = aConsole({ transport, at: '/' })
    const router = createMemoryRouter([{ path: '*', element: <ActsAtOnce on={cause} /> }])
    expect(await changesOnOpening({ ...made, router })).toEqual([
      `${acceptOwnInvitation.method} ${acceptOwnInvitation.path}`,
    ])
  })
})

/** The planted fault: a page of a link that accepts without a press, at once or when its data is loaded. */
function ActsAtOnce({ on }: { on: 'mount' | 'answer' }) {
  const { client } = useShell()
  useEffect(() => {
    const accept = () => client.send(acceptOwnInvitation, { params: { id: 2 } })
    if (on === 'mount') void accept()
    else void client.send(getInvitation, { params: { code: 'kq2vJ8mWb0cT1xNq5Zs9yA' } }).then(accept)
  }, [client, on])
  return <h1>Invitation</h1>
}
