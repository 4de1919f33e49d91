// Visual regression: every story in the agreed modes against its picture in the repository. --update renews the pictures,
// --only=text takes the stories whose id holds the text, --again=3 repeats the comparison.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { modes, screenModes } from '../.storybook/modes.ts'
import { filesUnder } from './lib/files.ts'
import { run } from './lib/processes.ts'
import { findChromium } from './lib/requirements.ts'
import { root } from './lib/root.ts'
import { capture, type Mode, openPage, type Picture } from './visual/capture.ts'
import { compare } from './visual/compare.ts'
import { repeatedStates } from './visual/repeatedStates.ts'
import { serveFolder } from './visual/serveFolder.ts'
import { capturedStories, isScreen, type StoryEntry } from './visual/stories.ts'

const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1]
const isUpdate = process.argv.includes('--update')
const only = option('only')
const built = join(root, 'storybook-static')
const kept = join(root, '.storybook', 'pictures')
const refused = join(root, '.cache', 'pictures')
const versionFile = join(kept, 'chromium.txt')

const executablePath = findChromium()
if (!executablePath) throw new Error('Install Chromium, or name one in CHROMIUM_PATH.')
const browser = await chromium.launch({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-quic',
    '--disable-background-networking',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--hide-scrollbars',
  ],
})
const version = browser.version()
const keptVersion = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : undefined

if (!isUpdate && keptVersion !== version) {
  console.log(
    `The pictures were taken with Chromium ${keptVersion ?? '(none)'}; this is ${version}. Not compared.`,
  )
  console.log('0 passed, 0 failed, 1 skipped')
} else {
  if (!process.argv.includes('--built')) await buildStorybook()
  for (let round = Number(option('again') ?? 1); round > 0; round--) await inspect(browser)
}
await browser.close()

async function buildStorybook() {
  const { status, output } = await run('storybook', ['build', '--quiet', '-o', built], { show: false })
  if (status !== 0) throw new Error(output)
}

async function inspect(browser: Browser) {
  const began = performance.now()
  const stories = capturedStories(built).filter(({ id }) => !only || id.includes(only))
  const server = await serveFolder(built)
  const faults: string[] = []
  const pictures = new Map<string, Buffer[]>()
  rmSync(refused, { recursive: true, force: true })
  const queue = [
    ...Object.entries(modes).map(([name, mode]) => ({ name, mode, stories })),
    ...Object.entries(screenModes).map(([name, mode]) => ({ name, mode, stories: stories.filter(isScreen) })),
  ].flatMap(({ stories, ...rest }) => inParts(stories).map((part) => ({ ...rest, stories: part })))
  const worker = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) await drawMode(task)
  }
  const drawMode = async ({
    name,
    mode,
    stories,
  }: {
    name: string
    mode: Mode
    stories: readonly StoryEntry[]
  }) => {
    let page = await openPage(browser, server.address, mode)
    for (const story of stories) {
      const path = join(kept, name, `${story.id}.png`)
      let picture = await captureOrFault(page, story, isUpdate && !existsSync(path))
      // What is to be kept is waited for.
      if (isUpdate && existsSync(path) && !isRight(picture, path)) {
        if ('fault' in picture) page = await freshPage(page, browser, server.address, mode)
        picture = await captureOrFault(page, story, true)
      }
      // Again on a page of its own, with patience: what another story left behind, or a busy machine, is no difference.
      for (let tries = isUpdate ? 0 : 2; tries > 0 && !isRight(picture, path); tries--) {
        page = await freshPage(page, browser, server.address, mode)
        picture = await captureOrFault(page, story, true)
      }
      const fault = judge(picture, path, `${name}/${story.id}`)
      if (fault) faults.push(fault)
      if ('png' in picture) pictures.set(story.id, [...(pictures.get(story.id) ?? []), picture.png])
    }
    await page.context().close()
  }
  // Drawing waits more than it works: three pages keep two processors busy.
  await Promise.all(Array.from({ length: isUpdate ? 5 : 3 }, worker))
  server.close()
  faults.push(...repeatedStates(root, stories, pictures))
  if (isUpdate) {
    writeFileSync(versionFile, `${version}\n`)
    if (!only) removeOld(pictures)
  }
  for (const fault of faults) console.error(`✗ ${fault}`)
  const taken = [...pictures.values()].reduce((sum, list) => sum + list.length, 0)
  console.log(
    `${stories.length} stories, ${taken} pictures in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  )
  console.log(`${Math.max(0, taken - faults.length)} passed, ${faults.length} failed, 0 skipped`)
  if (faults.length > 0) process.exitCode = 1
}

/** A page that has drawn hundreds of stories has grown heavy, and some crash: each part has a page of its own. */
function inParts(stories: readonly StoryEntry[]): StoryEntry[][] {
  const size = 80
  return Array.from({ length: Math.ceil(stories.length / size) }, (_, part) =>
    stories.slice(part * size, (part + 1) * size),
  )
}

async function captureOrFault(page: Page, story: StoryEntry, isPatient: boolean): Promise<Picture> {
  const taken = capture(page, story, isPatient).catch((error: Error) => ({
    fault: error.message.split('\n')[0] ?? 'the page crashed',
  }))
  // A page may stop answering altogether.
  const given = new Promise<Picture>((resolve) => {
    setTimeout(() => resolve({ fault: 'the page did not answer in 45 s' }), 45_000).unref()
  })
  return Promise.race([taken, given])
}

async function freshPage(page: Page, browser: Browser, address: string, mode: Mode): Promise<Page> {
  await page
    .context()
    .close()
    .catch(() => {})
  return openPage(browser, address, mode)
}

function isRight(picture: Picture, path: string): boolean {
  if ('fault' in picture) return false
  return existsSync(path) && compare(readFileSync(path), picture.png).pixels === 0
}

function judge(picture: Picture, path: string, name: string): string | undefined {
  if ('fault' in picture) return `${name}: ${picture.fault}`
  const before = existsSync(path) ? readFileSync(path) : undefined
  const { pixels, difference } = before ? compare(before, picture.png) : { pixels: Number.NaN }
  if (pixels === 0) return undefined
  if (isUpdate) {
    write(path, picture.png)
    return undefined
  }
  write(join(refused, `${name}.after.png`), picture.png)
  if (difference) write(join(refused, `${name}.difference.png`), difference)
  return before ? `${name}: ${pixels} pixels differ` : `${name}: has no picture yet (npm run pictures)`
}

function removeOld(pictures: ReadonlyMap<string, unknown>) {
  for (const path of existsSync(kept) ? filesUnder(`${kept}/`) : []) {
    const id = /([^/]+)\.png$/.exec(path)?.[1]
    if (id && !pictures.has(id)) rmSync(path)
  }
}

function write(path: string, bytes: Buffer) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}
