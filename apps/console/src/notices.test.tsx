import { detachMember, login } from '@saywright/api/contract'
import { anAuthResult } from '@saywright/api/testing'
import { ThemeProvider } from '@saywright/ui/theme'
import { afterEach, describe, expect, it } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { aServer } from './testing/aServer.js'
import { aConsole, Console } from './testing/Console.js'

afterEach(cleanup)

async function arriveAtLogin() {
  const made = aConsole({ transport: aServer('en-US'), at: '/auth/login' })
  const screen = await render(
    <ThemeProvider locale="en-US">
      <Console {...made} />
    </ThemeProvider>,
  )
  await expect.element(screen.getByLabelText('E\u2011mail')).toBeVisible()
  const texts = () => made.shell.notices.getState().visible.map(({ title, text }) => title ?? text)
  const remove = () =>
    made.shell.client.send(detachMember, { params: { orgId: 3, userId: 2 } }).catch(() => undefined)
  return { ...made, screen, texts, remove }
}

describe('notices disappear with their cause', () => {
  it('appears once however often the same call fails, and disappears when it succeeds', async () => {
    const { transport, texts, remove } = await arriveAtLogin()
    transport.fail(detachMember, 'internal')
    await remove()
    await remove()
    expect(texts()).toHaveLength(1)
    transport.respond(detachMember, undefined)
    await remove()
    expect(texts()).toEqual([])
  })

  it('removes the connection notice after any successful call', async () => {
    const { transport, shell, texts, remove } = await arriveAtLogin()
    transport.fail(detachMember, 'network').respond(login, anAuthResult())
    await remove()
    expect(texts()).toHaveLength(1)
    await shell.client.send(login, { body: { email: 'ada@example.com', password: 'Correct7!horse' } })
    expect(texts()).toEqual([])
  })

  it('removes the notice of a form with its page', async () => {
    const { screen, router, texts } = await arriveAtLogin()
    await screen.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect.poll(texts).toEqual(['Some fields need your attention.'])
    await router.navigate('/auth/register')
    await expect.poll(texts).toEqual([])
  })
})
