import { memorySession } from '@saywright/api/client'
import { ApiError, getVoiceCommandModel } from '@saywright/api/contract'
import type { FakeTransport } from '@saywright/api/testing'
import { createShell, Routing, ShellProvider } from '@saywright/shell'
import { ThemeProvider } from '@saywright/ui/theme'
import { createMemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { studioRoutes } from './app/router.js'
import { aServer } from './testing/aServer.js'

afterEach(async () => {
  await cleanup()
  localStorage.removeItem('saywright_draft_11')
})

const hub = '/7'
const model = '/7/voice-commands/11'
const pages = [hub, '/7/voice-commands', model]

type Kind = 'server' | 'network' | 'timeout' | 'signedOut'

/** The studio over a server whose reads fail while `isBroken` says so. */
async function arrive(at: string, kind: Kind, isBroken: (path: string) => boolean) {
  localStorage.setItem('saywright_locale', 'en-US')
  await page.viewport(1600, 900)
  const server = aServer().transport
  const transport = async (call: Parameters<FakeTransport>[0]) => {
    const { method, responseKind, path } = call.endpoint
    if (method === 'GET' && responseKind === 'json' && isBroken(path)) throw new ApiError({ kind })
    return server(call)
  }
  const shell = createShell({ source: 'studio', transport, session: memorySession('a-token') })
  const leave = vi.fn()
  shell.signedOut.set(leave)
  const router = createMemoryRouter(studioRoutes(shell, window.location), { initialEntries: [at] })
  const screen = await render(
    <ThemeProvider isRoot locale="en-US" theme="light">
      <ShellProvider shell={shell} navigate={(href) => void router.navigate(href)}>
        <Routing router={router} />
      </ShellProvider>
    </ThemeProvider>,
  )
  return { screen, router, server, shell, leave }
}

const waitOptions = { timeout: 30_000 }
const main = () => document.querySelector('main')
const waits = () =>
  main()?.querySelectorAll('[role="status"][aria-label="Loading"], [aria-busy="true"]').length

describe('a page of the studio that cannot read its data', () => {
  it.each(pages)(
    'shows the failure of %s in its place, with a way on, and loads again on request',
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
      const heading = screen.getByRole('main').getByRole('heading', { level: 1 })
      await expect.element(heading).toBeVisible()
      expect(document.title.split(' · ')[0]).toBe(heading.element().textContent)
      await expect.element(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('href', hub)
      await expect.element(screen.getByRole('link', { name: 'Back to console' })).toBeVisible()
      isBroken = false
      await again.click()
      await expect.poll(() => main()?.textContent, waitOptions).not.toContain('Try again')
      await expect.poll(() => main()?.textContent, waitOptions).toContain('Lamps')
    },
  )

  it.each(pages)('%s waits for nothing that failed, whichever read it is', async (at) => {
    const first = await arrive(at, 'server', () => false)
    await expect.poll(() => main()?.textContent, waitOptions).toContain('Lamps')
    const read = new Set(
      first.server.calls().flatMap(({ endpoint }) => (endpoint.method === 'GET' ? endpoint.path : [])),
    )
    for (const broken of read) {
      await cleanup()
      await arrive(at, 'server', (path) => path === broken)
      await expect.poll(() => main()?.textContent, { ...waitOptions, message: broken }).toBeTruthy()
      await expect.poll(waits, { ...waitOptions, message: `${at} without ${broken}` }).toBe(0)
    }
  })

  it.each([
    ['timeout', 'The server took too long to answer. Try again.'],
    ['network', 'Check your connection, then try again.'],
  ] as const)('explains the failure: %s', async (kind, sentence) => {
    for (const at of pages) {
      await cleanup()
      const { screen } = await arrive(at, kind, () => true)
      await expect.element(screen.getByText(sentence).first(), waitOptions).toBeVisible()
    }
  })

  it('loads again once the browser is online again', async () => {
    let isBroken = true
    const { screen, server } = await arrive(model, 'network', () => isBroken)
    await expect.element(screen.getByRole('button', { name: 'Try again' }).first(), waitOptions).toBeVisible()
    isBroken = false
    window.dispatchEvent(new Event('offline'))
    await expect.element(screen.getByRole('alert').getByText('You are offline')).toBeVisible()
    const before = server.calls().length
    window.dispatchEvent(new Event('online'))
    // SWR tries again after an error too, but not within some frames.
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
    expect(server.calls().length).toBeGreaterThan(before)
    await expect.element(screen.getByRole('textbox', { name: 'Grammar' }), waitOptions).toBeVisible()
    await expect.element(screen.getByText('You are offline')).not.toBeInTheDocument()
  })

  it('has the focus on its heading after a press', async () => {
    const { screen, router } = await arrive(hub, 'server', (path) => path === getVoiceCommandModel.path)
    await expect.element(screen.getByText('Lamps'), waitOptions).toBeVisible()
    await router.navigate(model)
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Voice commands' }), waitOptions)
      .toHaveFocus()
  })

  it.each(pages)('%s is left for the login once when the session has ended', async (at) => {
    const { screen, leave } = await arrive(at, 'signedOut', () => true)
    await expect
      .element(screen.getByText('You have been disconnected. Log in again.'), waitOptions)
      .toBeVisible()
    expect(leave).toHaveBeenCalledOnce()
  })
})

it('keeps typed text when the window becomes too small and large again', async () => {
  const { screen } = await arrive(model, 'server', () => false)
  const grammar = screen.getByRole('textbox', { name: 'Grammar' })
  await expect.element(grammar, waitOptions).toBeVisible()
  await grammar.click()
  await userEvent.keyboard('{Control>}{End}{/Control}// attic')
  await page.viewport(844, 390)
  await expect.element(screen.getByRole('button', { name: 'Open anyway' })).toBeVisible()
  await page.viewport(1600, 900)
  await expect.poll(() => grammar.element().textContent).toContain('// attic')
})
