// Visual regression: every story in the agreed modes against its picture in the repository. --update renews the pictures,
// --only=text takes the stories whose id holds the text, --again=3 repeats the comparison, --built takes the last build.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { filesUnder } from './lib/files.ts'
import { run } from './lib/processes.ts'
import { findChromium } from './lib/requirements.ts'
import { root } from './lib/root.ts'
import type { Picture } from './visual/capture.ts'
import { compare } from './visual/compare.ts'
import { drawAll } from './visual/drawAll.ts'
import { repeatedStates } from './visual/repeatedStates.ts'
import { serveFolder } from './visual/serveFolder.ts'
import { capturedStories } from './visual/stories.ts'

const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1]
const isUpdate = process.argv.includes('--update')
const only = option('only')
const built = join(root, '.cache', 'storybook')
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
    // What is drawn over in parts has edges that differ by a shade from what is drawn at once.
    '--disable-partial-raster',
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

/** Without what only people need (documentation, source maps), which takes most of the time. */
async function buildStorybook() {
  const { status, output } = await run('storybook', ['build', '--test', '--quiet', '-o', built], {
    show: false,
  })
  if (status !== 0) throw new Error(output)
}

async function inspect(browser: Browser) {
  const began = performance.now()
  const stories = capturedStories(built).filter(({ id }) => !only || id.includes(only))
  const server = await serveFolder(built)
  const faults: string[] = []
  const pictures = new Map<string, Buffer[]>()
  const names = new Set<string>()
  rmSync(refused, { recursive: true, force: true })
  const drawnAgain = await drawAll({
    browser,
    address: server.address,
    stories,
    isUpdate,
    keptPicture,
    onPicture: (name, picture, { id }) => {
      const fault = judge(name, picture)
      if (fault) faults.push(fault)
      names.add(name)
      if ('png' in picture) pictures.set(id, [...(pictures.get(id) ?? []), picture.png])
    },
  })
  server.close()
  faults.push(...repeatedStates(root, stories, pictures))
  if (isUpdate) {
    writeFileSync(versionFile, `${version}\n`)
    if (!only) removeOld(names)
  }
  for (const fault of faults) console.error(`✗ ${fault}`)
  const taken = [...pictures.values()].reduce((sum, list) => sum + list.length, 0)
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${stories.length} stories, ${taken} pictures (${drawnAgain} drawn again) in ${seconds} s`)
  console.log(`${Math.max(0, taken - faults.length)} passed, ${faults.length} failed, 0 skipped`)
  if (faults.length > 0) process.exitCode = 1
}

function keptPicture(name: string): Buffer | undefined {
  const path = join(kept, `${name}.png`)
  return existsSync(path) ? readFileSync(path) : undefined
}

function judge(name: string, picture: Picture): string | undefined {
  if ('fault' in picture) return `${name}: ${picture.fault}`
  const before = keptPicture(name)
  if (before?.equals(picture.png)) return undefined
  const { pixels, difference } = before ? compare(before, picture.png) : { pixels: Number.NaN }
  if (pixels === 0) return undefined
  if (isUpdate) {
    write(join(kept, `${name}.png`), picture.png)
    return undefined
  }
  write(join(refused, `${name}.after.png`), picture.png)
  if (difference) write(join(refused, `${name}.difference.png`), difference)
  return before ? `${name}: ${pixels} pixels differ` : `${name}: has no picture yet (npm run pictures)`
}

function removeOld(names: ReadonlySet<string>) {
  for (const path of existsSync(kept) ? filesUnder(`${kept}/`) : []) {
    const name = /([^/]+\/[^/]+)\.png$/.exec(path)?.[1]
    if (name && !names.has(name)) rmSync(path)
  }
}

function write(path: string, bytes: Buffer) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}
