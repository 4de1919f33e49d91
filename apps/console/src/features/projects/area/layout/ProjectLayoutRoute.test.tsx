import { getProject } from '@saywright/api/contract'
import { aProject } from '@saywright/api/testing'
import { ThemeProvider } from '@saywright/ui/theme'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { aServer } from '../../../../testing/aServer.js'
import { aConsole, Console } from '../../../../testing/Console.js'

const start = Date.parse('2026-11-22T09:00:00.000Z')
const hour = 60 * 60 * 1000
const inAnHour = new Date(start + hour).toISOString()

beforeEach(async () => {
  await page.viewport(1600, 1000)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: start })
})
afterEach(async () => {
  vi.useRealTimers()
  await cleanup()
})

async function open(place: string, project: Parameters<typeof aProject>[0]) {
  const transport = aServer('en-US').respond(getProject, aProject(project))
  return render(
    <ThemeProvider locale="en-US">
      <Console {...aConsole({ transport, at: `/projects/7/settings/${place}`, token: 'a-token' })} />
    </ThemeProvider>,
  )
}

// `vi.waitFor` lets the time of the page pass meanwhile.
const waitOptions = { timeout: 30_000 }
const sees = (part: Locator) => vi.waitFor(() => expect(part.query()).toBeVisible(), waitOptions)
const loses = (part: Locator) => vi.waitFor(() => expect(part.query()).toBeNull(), waitOptions)

const evaluated = {
  evaluation: 'Yes',
  evaluation_ends_on: inAnHour,
  deliveries: [
    {
      id: 1,
      technology: 'asr',
      langs: ['fra-FR'],
      expire_on: inAnHour,
      created_at: '2026-11-01T09:00:00.000Z',
    },
  ],
} satisfies Parameters<typeof aProject>[0]

it('K-034 an evaluation that ends while its project is open is shown as ended, without a reload', async () => {
  const screen = await open('technologies', evaluated)
  const facts = screen.getByText('In evaluation, 1 day')
  const row = screen.getByRole('row', { name: /^Strict voice commands/ })
  await sees(facts)
  await sees(row.getByText('Delivered'))
  vi.advanceTimersByTime(hour)
  await sees(screen.getByText('Evaluation ended'))
  await loses(facts)
  await sees(row.getByText('Ended', { exact: true }))
  await sees(screen.getByRole('button', { name: 'Start the trial' }))
})

it('K-046 the last day of an evaluation passes on its details', async () => {
  const screen = await open('details', evaluated)
  await sees(screen.getByText(/day left of/))
  vi.advanceTimersByTime(hour)
  await loses(screen.getByText(/day left of/))
})

it('K-046 stops counting down a trial that ends while its project is open', async () => {
  const screen = await open('technologies', { deliveries: [], trial_ends_on: inAnHour })
  await sees(screen.getByRole('timer'))
  vi.advanceTimersByTime(hour)
  await loses(screen.getByRole('timer'))
})
