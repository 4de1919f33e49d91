import { rmSync } from 'node:fs'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Approval } from './approvals.ts'
import { launchBrowser } from './browser.ts'
import { type Drawing, drawAll } from './drawAll.ts'
import { inspect, linesAfter } from './inspect.ts'
import type { Lines } from './lines.ts'
import { encode, hashOf } from './pixels.ts'
import { serveFolder } from './serveFolder.ts'
import { capturedStories } from './stories.ts'
import { type FakeStories, fakeStorybook } from './testing/fakeStorybook.ts'

const lamp = '<p style="font: 20px sans-serif; color: #123456; background: #fff">Lamp in the hall</p>'
const dot =
  '<i style="position: absolute; left: 9px; top: 9px; width: 1px; height: 1px; background: #333"></i>'
const inForcedColors = '<style>@media (forced-colors: active) { p { border-bottom: 3px solid } }</style>'

const before: FakeStories = {
  'UI/Same': lamp,
  'Console/Pixel': lamp,
  'UI/Colour': lamp,
  'Console/Forced': lamp,
  'UI/Size': lamp,
  'UI/Broken': lamp,
  'UI/Gone': lamp,
}
const now: FakeStories = {
  'UI/Same': lamp,
  'Console/Pixel': lamp + dot,
  'UI/Colour': lamp.replace('#fff', '#f6f6fa'),
  'Console/Forced': inForcedColors + lamp,
  'UI/Size': lamp.replace('20px', '30px'),
  'UI/Broken': 'throw no light',
  'UI/New': lamp,
}
/** The differences, in the order of the names. */
const expected = [
  /^changed: console-forced--ready contrast-en-laptop: \d+ pixels differ$/,
  // Forced colours draw no background.
  ...['dark-fr-phone', 'light-en-desktop', 'light-en-tablet'].map(
    (mode) => `changed: console-pixel--ready ${mode}: 1 pixel differs`,
  ),
  ...['dark-fr-phone', 'light-en-desktop'].flatMap((mode) => [
    `failed: ui-broken--ready ${mode}: no light`,
    `new: ui-new--ready ${mode}: has no line yet`,
    `removed: ui-gone--ready ${mode}: no story draws it any more`,
    new RegExp(`^changed: ui-colour--ready ${mode}: \\d+ pixels differ$`),
    new RegExp(`^resized: ui-size--ready ${mode}: \\d+ × \\d+ became \\d+ × \\d+$`),
  ]),
]

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let browser: Browser
let otherBrowser: Browser
let lines: Lines
const open: (() => void)[] = []
beforeAll(async () => {
  ;[browser, otherBrowser] = await Promise.all([
    launchBrowser(),
    // As on another machine: glyphs begin at whole pixels, where the font lets them begin between two, in other shades.
    launchBrowser('--disable-font-subpixel-positioning', '--force-color-profile=generic-rgb'),
  ])
  lines = await linesOf(before)
})
afterAll(async () => {
  for (const close of open) close()
  await Promise.all([browser.close(), otherBrowser.close()])
})

async function storybook(stories: FakeStories, by: Browser) {
  const folder = fakeStorybook(stories)
  const { address, close } = await serveFolder(folder)
  open.push(() => {
    close()
    rmSync(folder, { recursive: true })
  })
  return {
    stories: capturedStories(folder),
    draw: (drawing: Drawing) => drawAll(by, address, drawing),
  }
}

/** Pictures approved by one commit, and drawn by another. */
async function inspectIn(by: Browser) {
  const approvals = new Map<string, Approval>(
    [...lines].map(([name, line]) => [name, { ...line, commit: 'c0ffee' }]),
  )
  const openApproved = () => storybook(before, by)
  const inspection = await inspect({ ...(await storybook(now, by)), lines, approvals, openApproved })
  const rows = inspection.changes.map(({ name, kind, reason }) => `${kind}: ${name}: ${reason}`)
  return { rows, inspection }
}

async function linesOf(stories: FakeStories): Promise<Lines> {
  const none: Lines = new Map()
  const openApproved = () => Promise.reject(new Error('nothing is approved'))
  const first = await inspect({
    ...(await storybook(stories, browser)),
    lines: none,
    approvals: new Map(),
    openApproved,
  })
  return linesAfter(first, none, false)
}

test('finds a pixel, a colour, forced colours, a size, and stories that throw, are new or gone', async () => {
  const { rows, inspection } = await inspectIn(browser)
  expect(rows).toHaveLength(expected.length)
  for (const row of expected)
    expect(rows).toContainEqual(typeof row === 'string' ? row : expect.stringMatching(row))

  const after = linesAfter(inspection, lines, false)
  const same = 'ui-same--ready light-en-desktop'
  expect(after.get(same)).toEqual(lines.get(same))
  expect(after.has('ui-new--ready dark-fr-phone')).toBe(true)
  expect(after.has('ui-gone--ready dark-fr-phone')).toBe(false)
  const broken = 'ui-broken--ready dark-fr-phone'
  expect(after.get(broken)).toEqual(lines.get(broken))
})

test('finds the same where glyphs and colours are drawn differently, though every hash is another', async () => {
  const { rows, inspection } = await inspectIn(otherBrowser)
  expect(rows).toHaveLength(expected.length)
  for (const row of expected)
    expect(rows).toContainEqual(typeof row === 'string' ? row : expect.stringMatching(row))

  const same = 'ui-same--ready light-en-desktop'
  expect(linesAfter(inspection, lines, false).get(same)).toEqual(lines.get(same))
  const rewritten = linesAfter(inspection, lines, true).get(same)
  expect(rewritten?.hash).toMatch(/^[0-9a-f]{16}$/)
  expect(rewritten?.hash).not.toBe(lines.get(same)?.hash)
})

test('takes a picture for the approved one that is another only at the first try', async () => {
  const picture = (shade: number) => {
    const data = new Uint8Array(3).fill(shade)
    return { width: 1, height: 1, hash: hashOf({ width: 1, height: 1, data }), png: encode(1, 1, data) }
  }
  const stories = Array.from({ length: 60 }, (_, at) => ({
    ...{ id: `ui-${at}--ready`, title: `UI/${at}`, name: 'Ready', exportName: 'Ready' },
    ...{ importPath: '', tags: [] },
  }))
  const nameOf = (id: string) => `${id} light-en-desktop`
  const [approved, here] = [picture(0), picture(10)]
  // On another machine every picture has another hash; but one became what its line says, after a while.
  const late = 'ui-0--ready'
  const drawAs = (isBefore: boolean) => async (drawing: Drawing) => {
    for (const story of drawing.stories) {
      const byChance = drawing.isAnew ? approved : picture(200)
      drawing.onResult(nameOf(story.id), story.id === late && !isBefore ? byChance : here, story)
    }
  }
  const ofAll = new Map(stories.map(({ id }) => [nameOf(id), approved]))
  const inspection = await inspect({
    stories,
    lines: ofAll,
    approvals: new Map([...ofAll].map(([name, line]) => [name, { ...line, commit: 'c0ffee' }])),
    draw: drawAs(false),
    openApproved: async () => ({ stories, draw: drawAs(true) }),
  })
  expect(inspection.changes).toEqual([])
  expect(inspection.drawnAgain).toBe(1)
})
