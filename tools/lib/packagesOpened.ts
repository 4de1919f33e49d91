import type { Browser, Page } from 'playwright'

const demo = { email: 'ada@example.com', password: 'Lamp7!Kitchen' }

/** A microphone that sounds, without a request for permission. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]

/** Opens the outside application and uses what it shows. Returns what is wrong with it. */
export async function faultsOfOutsideApp(browser: Browser, address: string): Promise<string[]> {
  const faults: string[] = []
  const page = await browser.newPage()
  page.on('pageerror', (error) => faults.push(`page: ${error.message}`))
  await page.route('**/api/demo', (route) => route.fulfill({ json: demo }))
  await page.goto(address)
  for (const [what, check] of checks) {
    await check(page).catch((error: Error) => faults.push(`${what}: ${error.message}`))
  }
  await page.close()
  return faults
}

/** The test utilities of React Aria on components of ours, by each way in which people press. */
export async function faultsOfTestUtilities(browser: Browser, address: string): Promise<string[]> {
  const page = await browser.newPage()
  const faults: string[] = []
  for (const way of ['keyboard', 'mouse']) {
    await page.goto('about:blank')
    await page.goto(`${address}#${way}`)
    await page.waitForFunction(() => document.querySelector('#result:not(:empty)'), { timeout: 20_000 })
    const result = await page.textContent('#result')
    if (result !== 'passed') faults.push(`test utilities by ${way}: ${result}`)
  }
  await page.close()
  return faults
}

const checks: [string, (page: Page) => Promise<unknown>][] = [
  [
    'a button has the colours of the theme',
    async (page) => {
      const record = page.getByRole('button', { name: 'Record', exact: true })
      const colour = await record.evaluate((button) => getComputedStyle(button).backgroundColor)
      if (colour === 'rgba(0, 0, 0, 0)' || colour === 'rgb(239, 239, 239)') throw new Error(colour)
    },
  ],
  [
    'the fonts of the style sheet are loaded',
    async (page) => {
      await page.evaluate(() => document.fonts.ready)
      const isLoaded = await page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => family.includes('Hanken') && status === 'loaded'),
      )
      if (!isLoaded) throw new Error('not loaded')
    },
  ],
  [
    'an empty form says what is missing',
    async (page) => {
      await page.getByRole('button', { name: 'Send' }).click()
      await page.locator('input[type=email][aria-invalid=true]').waitFor({ timeout: 5000 })
    },
  ],
  [
    'the form sends what was typed, and the client reads the answer',
    async (page) => {
      await page.locator('input[type=email]').fill(demo.email)
      await page.locator('input[type=password]').fill(demo.password)
      await page.getByRole('button', { name: 'Send' }).click()
      await page.locator('#answer', { hasText: demo.email }).waitFor({ timeout: 5000 })
    },
  ],
  ['a player can be moved in', (page) => page.getByRole('slider').waitFor({ timeout: 5000 })],
  [
    'the linter finds the missing rule',
    (page) =>
      page.locator('#problems', { hasText: 'lamp' }).or(page.locator('#problems:not(:empty)')).waitFor(),
  ],
  ['the editor arrives', (page) => page.locator('.cm-content').waitFor({ timeout: 10_000 })],
  ['the microphone is recorded', (page) => recordWith(page, 'Record')],
  [
    'the microphone is recorded with a worklet served by the application',
    async (page) => {
      await page.reload()
      await recordWith(page, 'Record with a worklet of mine')
    },
  ],
]

async function recordWith(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click()
  await page.locator('#recorded', { hasText: /recorded \d+/ }).waitFor({ timeout: 10_000 })
}
