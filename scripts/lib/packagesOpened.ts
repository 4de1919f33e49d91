import { chromium, type Page } from 'playwright'
import { findChromium } from './requirements.ts'

const demo = { email: 'ada@example.com', password: 'Lamp7!Kitchen' }

/** Opens the outside application and uses what it shows. Returns what is wrong with it. */
export async function faultsOfOutsideApp(address: string): Promise<string[]> {
  const executablePath = findChromium()
  if (!executablePath) return ['Install Chromium, or name one in CHROMIUM_PATH.']
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  })
  const faults: string[] = []
  try {
    const page = await browser.newPage()
    page.on('pageerror', (error) => faults.push(`page: ${error.message}`))
    await page.route('**/api/demo', (route) => route.fulfill({ json: demo }))
    await page.goto(address)
    for (const [what, check] of checks) {
      await check(page).catch((error: Error) => faults.push(`${what}: ${error.message}`))
    }
  } finally {
    await browser.close()
  }
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
