import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { findChromium } from '../tools/lib/requirements.ts'
import { startProduct } from '../tools/lib/startProduct.ts'
import { compare, milliseconds, type Outcome, outcomeOf, type Row } from './lib/outcome.ts'
import { traceTasks, typeKeys } from './workspace/keys.ts'
import { createLongModel, findProject, logIn, type MeasuredModel } from './workspace/models.ts'
import { compareSounds } from './workspace/sounds.ts'

const maxKeyMilliseconds = 60
const maxDifferenceMilliseconds = 1000
const maxSoundsMilliseconds = 5000

/**
 * The workspace of a model of thousands of lines, as the product is built: what a key costs with its coverage drawn and
 * without, how long it takes until its intents are there, until two of its versions are compared, and until the server has
 * compared how its sentences sound.
 */
export async function run(): Promise<Outcome> {
  // Address of a running product, to measure one change after the other.
  const running = process.env.WORKSPACE_ADDRESS
  if (running) return outcomeOf('workspace', await measureAll(running))
  const folder = mkdtempSync(join(tmpdir(), 'saywright-workspace-'))
  const { address, end } = await startProduct(folder)
  try {
    return outcomeOf('workspace', await measureAll(address))
  } finally {
    await end()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureAll(address: string): Promise<Row[]> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('Install Chromium, or name one in CHROMIUM_PATH.')
  const person = await logIn(address)
  const projectId = await findProject(person)
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const rows: Row[] = []
    const studio = address.replace('//', '//studio.')
    for (const [lines, hasSuite] of measured) {
      const model = await createLongModel(person, projectId, lines, hasSuite)
      const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
      await context.addCookies([{ name: 'saywright_token_studio', value: person.token, url: studio }])
      rows.push(...(await rowsOf(context, studio, model)))
      await context.close()
      if (hasSuite) continue
      const sounds = await compareSounds(person, model)
      rows.push(
        compare({
          figure: `${nameOf(model)}: until the server has its sound-alikes`,
          ours: sounds.clock,
          most: maxSoundsMilliseconds,
          show: milliseconds,
        }),
        compare({
          figure: `${nameOf(model)}: the longest other call meanwhile`,
          ours: sounds.worstCall,
          show: milliseconds,
        }),
      )
    }
    return rows
  } finally {
    await browser.close()
  }
}

const measured = [
  [2000, false],
  [2000, true],
  [5000, false],
  [5000, true],
] as const

const nameOf = ({ lines, hasSuite }: MeasuredModel) =>
  `${lines.toLocaleString('en-US')} lines${hasSuite ? ', coverage drawn' : ''}`

async function rowsOf(context: BrowserContext, studio: string, model: MeasuredModel): Promise<Row[]> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const { projectId, modelId, hasSuite } = model
  const name = nameOf(model)
  const address = `${studio}/${projectId}/voice-commands/${modelId}`
  await page.goto(address)
  await page.locator('.cm-content').waitFor()
  if (hasSuite) await page.locator('.cm-gutter span[title]').first().waitFor()
  const keys = await typeKeys(page, session)
  const rows = [
    compare({
      figure: `${name}: the worst of 24 keys, until it is drawn`,
      ours: keys.worst,
      most: maxKeyMilliseconds,
      show: milliseconds,
    }),
    compare({
      figure: `${name}: longest task while typing, processor time`,
      ours: keys.longestTask,
      most: maxKeyMilliseconds,
      show: milliseconds,
    }),
  ]
  if (hasSuite) return rows
  const toIntents = () => page.getByRole('tab', { name: /Intents/ }).click()
  const intents = await untilDrawn(page, session, toIntents, 'ul[aria-label="Intents"] > li, [role="row"]')
  await page.goto(`${address}/versions`)
  const versions = await untilDrawn(page, session, () => page.reload(), 'table caption')
  return [
    ...rows,
    compare({ figure: `${name}: until its intents are drawn`, ours: intents.clock, show: milliseconds }),
    compare({
      figure: `${name}: drawing its intents, processor time of the page`,
      ours: intents.processor,
      show: milliseconds,
    }),
    compare({
      figure: `${name}: two versions until their difference is drawn, processor time of the page`,
      ours: versions.processor,
      most: maxDifferenceMilliseconds,
      show: milliseconds,
    }),
    compare({
      figure: `${name}: the same with the loading of the page`,
      ours: versions.clock,
      show: milliseconds,
    }),
  ]
}

/** Milliseconds until something is drawn, by the clock and of the processor of the main thread. */
async function untilDrawn(page: Page, session: CDPSession, act: () => Promise<unknown>, selector: string) {
  const tasks = await traceTasks(session)
  const began = performance.now()
  await act()
  await page.locator(selector).first().waitFor({ state: 'attached' })
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  const clock = performance.now() - began
  const processor = (await tasks()).reduce((sum, one) => sum + one, 0)
  return { clock, processor }
}
