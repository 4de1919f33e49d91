// The pictures of docs/pictures, taken from the running product: login, dashboard and voice commands, light and dark.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { findChromium } from './lib/requirements.ts'
import { root } from './lib/root.ts'
import { startProduct } from './lib/startProduct.ts'
import { withoutTour } from './lib/withoutTour.ts'

const folder = join(root, 'docs', 'pictures')
const recording = join(root, 'services/voice/tests/audio/go-forward-ten-meters.wav')
const grammar = `#BNF+EM V2.1;
!grammar robot;
!start <command>;

// One order at a time
<command>: [please] ( <move> | <turn> | stop );
<move>: !tag(MOVE, go | drive) <direction> <number> (meter | meters);
<turn>: !tag(TURN, turn) (left | right) [<number> degrees];
<direction>: forward {@ = "1";} | backward {@ = "-1";};
<number>: one | two | three | five | ten | twenty | ninety;
`

const executablePath = findChromium()
if (!executablePath) throw new Error('Install Chromium, or name one in CHROMIUM_PATH.')
mkdirSync(folder, { recursive: true })
const dataDir = mkdtempSync(join(tmpdir(), 'saywright-pictures-'))
const { address, end } = await startProduct(dataDir)
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
})
for (const theme of ['light', 'dark'] as const) await take(browser, theme)
await browser.close()
await end()
rmSync(dataDir, { recursive: true, force: true })

async function take(browser: Browser, theme: 'light' | 'dark') {
  const context = await browser.newContext({
    viewport: { width: 1600, height: 1000 },
    colorScheme: theme,
    locale: 'en-US',
    reducedMotion: 'reduce',
  })
  await withoutTour(context)
  const page = await context.newPage()
  await page.goto(`${address}/auth/login`)
  await page.getByRole('button', { name: 'Fill in this account' }).click()
  await keep(page, 'login', theme)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL('**/projects')
  await page.getByRole('button', { name: /Open the studio of Kitchen lamp/ }).waitFor()
  await keep(page, 'dashboard', theme)

  const [studio] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: /Open the studio of Kitchen lamp/ }).click(),
  ])
  await studio.getByRole('button', { name: 'New model' }).first().click()
  await studio.getByRole('dialog').getByLabel('Name').fill(`robot-${theme}`)
  await studio.getByRole('button', { name: 'Create model' }).click()
  const editor = studio.getByRole('textbox', { name: 'Grammar' })
  await editor.click()
  await studio.keyboard.press('Control+A')
  await studio.keyboard.insertText(grammar)
  await studio.keyboard.press('Control+S')
  await studio.getByText('Saved', { exact: true }).waitFor()
  await studio.getByRole('radio', { name: 'File' }).check({ force: true })
  await studio.locator('input[type="file"]').setInputFiles(recording)
  await studio.getByText('Recognized', { exact: true }).waitFor({ timeout: 60_000 })
  await keep(studio, 'voice-commands', theme)
  await context.close()
}

async function keep(page: Page, name: string, theme: string) {
  await page.evaluate(() => document.fonts.ready)
  await page.mouse.move(0, 0)
  // The spectrogram is drawn in slices.
  await page.waitForTimeout(2500)
  await page.screenshot({ path: join(folder, `${name}-${theme}.png`) })
}
