import {
  addPasskey,
  deleteDomain,
  deletePasskey,
  getSecurity,
  listDomains,
  listPasskeys,
  makePasskeyOptions,
  startTotp,
  verifyTotp,
} from '@saywright/api/contract'
import { aDomain, anAccountSecurity, aPage, aPasskey, type FakeTransport } from '@saywright/api/testing'
import { ThemeProvider } from '@saywright/ui/theme'
import { afterEach, describe, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { cleanup, type RenderResult, render } from 'vitest-browser-react'
import { anOrganizationServer } from '../testing/anOrganizationServer.js'
import { aServer } from '../testing/aServer.js'
import { aConsole, Console } from '../testing/Console.js'
import { withDevice } from '../testing/withDevice.js'
import { withSecurity } from '../testing/withSecurity.js'

afterEach(cleanup)

async function arrive(at: string, withMore = (server: FakeTransport) => server) {
  await page.viewport(1600, 1000)
  const transport = withMore(anOrganizationServer()(withSecurity(aServer('en-US')), 'en-US'))
  const made = aConsole({ transport, at, token: 'a-token' })
  const screen = await render(
    <ThemeProvider isRoot locale="en-US" theme="light">
      <Console {...made} />
    </ThemeProvider>,
  )
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  return { ...made, screen, server: transport }
}

const focused = () => document.activeElement?.textContent
const said = (screen: RenderResult) =>
  screen
    .getByRole('status')
    .elements()
    .map(({ textContent }) => textContent)
const pressEnterOn = async (button: Locator) => {
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}

describe('a change of the page', () => {
  it('leads to the heading of the page behind a link of the menu, and says its title', async () => {
    const { screen } = await arrive('/account/profile')
    await pressEnterOn(screen.getByRole('link', { name: 'Security' }).first())
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Account' })).toHaveFocus()
    await expect.poll(() => said(screen)).toContain('Security')
  })

  it('leads there from the palette too, which returned the focus to the page before', async () => {
    const { screen } = await arrive('/projects')
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(screen.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('Security{Enter}')
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Account' })).toHaveFocus()
    await expect.poll(() => said(screen)).toContain('Security')
  })

  it('keeps the focus in the field that the page begins with', async () => {
    const { screen, router } = await arrive('/projects')
    await router.navigate('/account/organization/invite-users')
    const field = screen.getByRole('textbox', { name: 'E\u2011mail' })
    await expect.element(field).toHaveFocus()
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect.element(field).toHaveFocus()
  })

  it('says the title of a tab whose heading is that of all', async () => {
    const { screen, router } = await arrive('/projects')
    await router.navigate('/account/organization/domains')
    await expect.poll(() => document.activeElement?.tagName).toBe('H1')
    const said = () =>
      screen
        .getByRole('status')
        .elements()
        .map(({ textContent }) => textContent)
    await expect.poll(said).toContain(document.title.split(' · ')[0])
  })
})

describe('a question', () => {
  const secured = (server: FakeTransport) =>
    server
      .respond(
        getSecurity,
        anAccountSecurity({ totp: { created_at: '2026-11-03T09:00:00.000Z', last_used_at: null } }),
      )
      .respond(listPasskeys, {
        data: [aPasskey({ id: 1, name: 'Laptop' }), aPasskey({ id: 2, name: 'Key' })],
        total: 2,
      })

  it.each(['Remove Laptop', 'Turn off'])('of "%s" is closed by Escape', async (name) => {
    const { screen } = await arrive('/account/security', secured)
    const button = screen.getByRole('button', { name })
    await pressEnterOn(button)
    await expect.element(screen.getByRole('alertdialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.querySelector('[role="alertdialog"]')).toBeNull()
    await expect.element(button).toHaveFocus()
  })

  it('leads on to the next row when its own is removed', async () => {
    const { screen, server } = await arrive('/account/security', secured)
    server.respond(deletePasskey, () => {
      server.respond(listPasskeys, { data: [aPasskey({ id: 2, name: 'Key' })], total: 1 })
      return undefined
    })
    await pressEnterOn(screen.getByRole('button', { name: 'Remove Laptop' }))
    await pressEnterOn(screen.getByRole('alertdialog').getByRole('button', { name: 'Remove' }))
    await expect.element(screen.getByRole('button', { name: 'Rename Key' })).toHaveFocus()
  })

  it('leads to the heading of the list when its last row is removed', async () => {
    const domain = aDomain({ name: 'halden.com' })
    const { screen, server } = await arrive('/account/organization/domains', (transport) =>
      transport.respond(listDomains, aPage([domain])),
    )
    server.respond(deleteDomain, () => {
      server.respond(listDomains, aPage([]))
      return undefined
    })
    await pressEnterOn(screen.getByRole('button', { name: /halden\.com/ }))
    await pressEnterOn(screen.getByRole('alertdialog').getByRole('button', { name: 'Remove' }))
    await expect.element(screen.getByRole('heading', { name: 'Domains' })).toHaveFocus()
  })
})

describe('results of actions', () => {
  const label = () => {
    const { activeElement } = document
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent
  }

  it('leads back to the heading of the form once its domain was verified and added', async () => {
    const { screen } = await arrive('/account/organization/domains')
    await pressEnterOn(screen.getByRole('button', { name: 'Add a domain' }))
    const form = screen.getByRole('form', { name: 'Add a domain' })
    await form.getByRole('textbox').first().fill('lumiere-lyon.com')
    await form.getByRole('textbox').last().fill('ada@lumiere-lyon.com')
    await userEvent.keyboard('{Enter}')
    const code = screen.getByRole('dialog').getByRole('textbox')
    await expect.element(code).toHaveFocus()
    await userEvent.keyboard('a1b2c3{Enter}')
    await expect.element(screen.getByRole('rowheader', { name: /lumiere-lyon/ })).toBeVisible()
    await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull()
    await expect.poll(label).toBe('Add a domain')
  })

  it('leads back to the button of the passkey that was added', async () => {
    const { screen, server } = await arrive('/account/security')
    server.respond(makePasskeyOptions, passkeyOptions).respond(addPasskey, () => {
      server.respond(listPasskeys, { data: [aPasskey({ name: 'Telephone' })], total: 1 })
      return undefined
    })
    const button = screen.getByRole('button', { name: 'Add a passkey' })
    await pressEnterOn(button)
    await screen.getByRole('dialog').getByRole('textbox').fill('Telephone')
    await withDevice('agrees', async () => {
      await userEvent.keyboard('{Enter}')
      await expect.element(screen.getByRole('button', { name: 'Rename Telephone' })).toBeVisible()
    })
    await expect.element(button).toHaveFocus()
  })

  it('moves the focus to the content that replaces the set-up of the second factor', async () => {
    const { screen, server } = await arrive('/account/security')
    const created_at = '2026-11-03T09:00:00.000Z'
    server
      .respond(startTotp, { secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/Saywright:ada' })
      .respond(verifyTotp, () => {
        server.respond(getSecurity, anAccountSecurity({ totp: { created_at, last_used_at: null } }))
        return { recovery_codes: ['7KQ2-V8MW', 'B0CT-1XNQ'] }
      })
    await pressEnterOn(screen.getByRole('button', { name: 'Set up' }))
    await expect.element(screen.getByRole('dialog').getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('123456{Enter}')
    const saved = screen.getByRole('checkbox')
    await expect.element(saved).toBeInTheDocument()
    ;(saved.element() as HTMLElement).focus()
    await userEvent.keyboard(' ')
    await pressEnterOn(screen.getByRole('dialog').getByRole('button', { name: 'Done' }))
    await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull()
    await expect.poll(label).toBe('Turn off')
  })
})

/** The options of a server for a new passkey. */
const passkeyOptions = {
  challenge: 'kq2vJ8mWb0cT1xNq5Zs9yA',
  rp: { id: 'localhost', name: 'Saywright' },
  user: { id: 'YWNjb3VudCAx', name: 'ada@example.com', displayName: 'Ada Lovelace' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
}

it('a form that replaces its button is named, and so is what comes back', async () => {
  const { screen } = await arrive('/account/organization/domains')
  await pressEnterOn(screen.getByRole('button', { name: 'Add a domain' }))
  await expect.element(screen.getByRole('textbox').first()).toBeVisible()
  await expect.poll(focused).toBe('Add a domain')
  await pressEnterOn(screen.getByRole('button', { name: 'Cancel' }))
  await expect.element(screen.getByRole('button', { name: 'Add a domain' })).toBeVisible()
  await expect.poll(focused).toBe('Add a domain')
  expect(document.activeElement?.tagName).toBe('H3')
})
