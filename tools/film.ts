// The film beside the sign-in form, taken from the running product: the projects, a grammar, and a sentence recognized.
//
//   node tools/film.ts                          starts the product for it
//   node tools/film.ts http://localhost:4600    takes one that runs, with the demonstration account
//
// It needs ffmpeg. To be run again when these screens change; what it writes is committed: film.webm, film.jpg and the
// captions in both languages under apps/console/public, and the length in features/auth/panel/film.ts.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from 'playwright'
import { captionsOf, type Moment } from './lib/captions.ts'
import { showCursor } from './lib/cursor.ts'
import { findChromium } from './lib/requirements.ts'
import { root } from './lib/root.ts'
import { startProduct } from './lib/startProduct.ts'
import { withoutTour } from './lib/withoutTour.ts'

const maxBytes = 1_500_000
const recording = join(root, 'services/voice/tests/audio/go-forward-ten-meters.wav')
const grammar = `#BNF+EM V2.1;
!grammar robot;
!start <command>;

<command>: [please] ( <move> | <turn> | stop );
<move>: !tag(MOVE, go | drive) <direction> <number> (meter | meters);
<turn>: !tag(TURN, turn) (left | right) [<number> degrees];
<direction>: forward | backward;
<number>: one | two | three | five | ten | twenty | ninety;
`

const executablePath = findChromium()
if (!executablePath) throw new Error('Install Chromium, or name one in CHROMIUM_PATH.')
const work = mkdtempSync(join(tmpdir(), 'saywright-film-'))
const frames: { file: string; seconds: number }[] = []
const moments: Moment[] = []
let pointer = { x: 1180, y: 700 }

const given = process.argv[2]
const started = given ? undefined : await startProduct(join(work, 'data'))
const address = given ?? started?.address ?? ''
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
})
try {
  await act()
} finally {
  await browser.close()
  await started?.end()
}
develop()
rmSync(work, { recursive: true, force: true })

/** The script, frame by frame: the film is as long on a slow machine as on a fast one. */
async function act() {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    colorScheme: 'light',
    locale: 'en-US',
    reducedMotion: 'reduce',
  })
  await context.addInitScript(showCursor)
  await withoutTour(context)
  const page = await context.newPage()
  await page.goto(`${address}/auth/login`)
  await page.getByRole('button', { name: 'Fill in this account' }).click()
  await page.locator('button[type="submit"]').click()
  await page.waitForURL('**/projects')
  const open = page.getByRole('button', { name: /Open the studio of Kitchen lamp/ })
  await open.waitFor()
  await settle(page)
  tell(
    'Your projects, and the technologies that each may use.',
    'Vos projets, et les technologies de chacun.',
  )
  await hold(page, 3.2)

  await moveTo(page, open)
  const [studio] = await Promise.all([page.waitForEvent('popup'), open.click()])
  const add = studio.getByRole('button', { name: 'New model' }).first()
  await add.waitFor()
  await settle(studio)
  tell('A project opens in its studio.', 'Un projet s’ouvre dans son studio.')
  await hold(studio, 2)
  await press(studio, add)
  await studio.getByRole('dialog').waitFor()
  await write(studio, studio.getByRole('dialog').getByLabel('Name'), 'robot', 1)
  await press(studio, studio.getByRole('button', { name: 'Create model' }))

  const editor = studio.getByRole('textbox', { name: 'Grammar' })
  await editor.waitFor()
  await settle(studio)
  tell('Write what people may say.', 'Écrivez ce que l’on peut dire.')
  await editor.click()
  await studio.keyboard.press('Control+A')
  await studio.keyboard.press('Delete')
  await write(studio, editor, grammar, 9)
  await studio.keyboard.press('Control+S')
  await studio.getByText('Saved', { exact: true }).waitFor()
  await hold(studio, 1.2)

  tell('Try it with a recording.', 'Essayez-le avec un enregistrement.')
  const file = studio.getByRole('radio', { name: 'File' })
  await moveTo(studio, file)
  await file.check({ force: true })
  await hold(studio, 1.2)
  await studio.locator('input[type="file"]').setInputFiles(recording)
  await studio.getByText('Recognized', { exact: true }).waitFor({ timeout: 60_000 })
  await settle(studio)
  tell('The command is recognized, word by word.', 'La commande est reconnue, mot par mot.')
  await hold(studio, 5)
}

/** Fonts and pictures are there; a spectrogram is drawn in slices. */
async function settle(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(2500)
}

/** From now on the captions say this. */
function tell(english: string, french: string) {
  moments.push({ from: lengthSoFar(), 'en-US': english, 'fr-FR': french })
}

function lengthSoFar(): number {
  return frames.reduce((sum, { seconds }) => sum + seconds, 0)
}

async function hold(page: Page, seconds: number) {
  const file = join(work, `${String(frames.length).padStart(4, '0')}.jpg`)
  await page.screenshot({ path: file, type: 'jpeg', quality: 95 })
  frames.push({ file, seconds })
}

async function moveTo(page: Page, target: Locator) {
  const box = await target.boundingBox()
  if (!box) return
  const [from, to] = [pointer, { x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  const steps = 12
  for (let step = 1; step <= steps; step++) {
    const way = (1 - Math.cos((Math.PI * step) / steps)) / 2
    pointer = { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way }
    await page.mouse.move(pointer.x, pointer.y)
    await hold(page, 0.04)
  }
  await hold(page, 0.2)
}

async function press(page: Page, target: Locator) {
  await moveTo(page, target)
  await target.click()
  await page.waitForTimeout(300)
}

/** Writes a few characters a frame. */
async function write(page: Page, target: Locator, text: string, charactersAFrame: number) {
  await target.focus()
  for (let at = 0; at < text.length; at += charactersAFrame) {
    await page.keyboard.insertText(text.slice(at, at + charactersAFrame))
    await hold(page, 0.09)
  }
  await hold(page, 0.5)
}

/** Makes of the frames what the sign-in screen shows. */
function develop() {
  const folder = join(root, 'apps/console/public')
  const list = join(work, 'frames.txt')
  const last = frames.at(-1)
  const lines = frames.map(({ file, seconds }) => `file '${file}'\nduration ${seconds}`)
  // The last one is named again, since ffmpeg forgets its length otherwise.
  writeFileSync(list, `${lines.join('\n')}\nfile '${last?.file}'\n`)
  const film = join(folder, 'film.webm')
  const quick = ['-deadline', 'good', '-cpu-used', '5', '-row-mt', '1']
  const codec = [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '38',
    '-b:v',
    '0',
    '-g',
    '250',
    ...quick,
    '-pix_fmt',
    'yuv420p',
    '-an',
  ]
  ffmpeg('-f', 'concat', '-safe', '0', '-i', list, '-vf', 'fps=25', ...codec, film)
  ffmpeg('-i', last?.file ?? '', '-q:v', '6', join(folder, 'film.jpg'))
  for (const locale of ['en-US', 'fr-FR'] as const) {
    writeFileSync(join(folder, `film.${locale}.vtt`), captionsOf(moments, lengthSoFar(), locale))
  }
  const constant = join(root, 'apps/console/src/features/auth/panel/film.ts')
  const seconds = Math.round(lengthSoFar())
  writeFileSync(constant, readFileSync(constant, 'utf8').replace(/seconds: \d+/, `seconds: ${seconds}`))
  const { size } = statSync(film)
  console.log(`${film}: ${seconds} s, ${Math.round(size / 1000)} kB, ${frames.length} frames`)
  if (size > maxBytes) throw new Error(`The film is larger than ${maxBytes} bytes.`)
}

function ffmpeg(...args: string[]) {
  const { status, error } = spawnSync('ffmpeg', ['-loglevel', 'error', '-y', ...args], { stdio: 'inherit' })
  if (error) throw new Error('Install ffmpeg to take the film.', { cause: error })
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}.`)
}
