import { linkResetPassword } from '@saywright/api/contract'
import { ThemeProvider } from '@saywright/ui/theme'
import { afterEach, expect, it, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { aServer } from '../../../testing/aServer.js'
import { aConsole, Console } from '../../../testing/Console.js'

afterEach(async () => {
  vi.useRealTimers()
  await cleanup()
})

it('C-008 L-019 says for 30 seconds that the mail is sent, and then shows the login', async () => {
  const transport = aServer('en-US').respond(linkResetPassword, { success: true })
  const made = aConsole({ transport, at: '/auth/reset-password?next=%2Fprojects' })
  const screen = await render(
    <ThemeProvider locale="en-US">
      <Console {...made} />
    </ThemeProvider>,
  )
  const place = () => made.router.state.location.pathname + made.router.state.location.search
  await screen.getByRole('textbox').fill('ada@example.com')
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  await screen.getByRole('button', { name: 'Send the link' }).click()
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Check your e\u2011mail' }))
    .toBeVisible()
  await expect.element(screen.getByText(/We sent a link to ada@example.com/)).toBeVisible()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(place()).toBe('/auth/reset-password?next=%2Fprojects')
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.waitFor(() => expect(place()).toBe('/auth/login?next=%2Fprojects'))
  expect(transport.calls(linkResetPassword).map(({ body }) => body)).toEqual([{ email: 'ada@example.com' }])
})
