import type { Line } from './lines.ts'
import { decode, hashOf } from './pixels.ts'
import { isScreen, type StoryEntry } from './stories.ts'
import type { StoryPage } from './storyPage.ts'

export type Picture = Line & { png: Buffer }

const pauseMilliseconds = 250
const maxTakes = 12

/**
 * The picture of the current story, as soon as it is the expected one, or stable: some draw themselves bit by bit, or fade
 * in.
 * @param still how many equal ones in a row count as stable.
 */
export async function takePicture(
  of: StoryPage,
  story: StoryEntry,
  expected: string | undefined,
  still: number,
): Promise<Picture> {
  let picture = await take(of, story)
  let equal = 1
  for (let left = maxTakes; left > 1 && equal < still && picture.hash !== expected; left--) {
    await of.page.waitForTimeout(pauseMilliseconds)
    const before = picture.hash
    picture = await take(of, story)
    equal = picture.hash === before ? equal + 1 : 1
  }
  return picture
}

async function take({ page, devtools }: StoryPage, story: StoryEntry): Promise<Picture> {
  const area = await page.evaluate(settle, isScreen(story))
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: false,
    ...(area ? { clip: { ...area, scale: 1 } } : {}),
  })
  const png = Buffer.from(data, 'base64')
  const pixels = decode(png)
  return { width: pixels.width, height: pixels.height, hash: hashOf(pixels), png }
}

/**
 * Runs in the page: waits until it is drawn.
 * @returns what is around the story; nothing when the whole window counts: for a screen, and when something floats outside
 * the story's own place.
 */
async function settle(isWindow: boolean) {
  await document.fonts.ready
  const images = Array.from(document.images)
  if (images.length > 0) {
    const decoded = Promise.all(images.map((image) => image.decode().catch(() => {})))
    // An image that is not shown may never be decoded.
    await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 3000))])
  }
  for (const animation of document.getAnimations()) {
    const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
    if (isEndless) animation.cancel()
    else animation.finish()
  }
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  const place = document.querySelector('#storybook-root')
  if (isWindow || !place) return undefined

  const margin = 12
  // A wrapper without a box of its own (display: contents) may hold what floats.
  const isDrawn = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1
  }
  const floating = Array.from(document.body.children).some(
    (element) =>
      !element.id.startsWith('storybook') &&
      !element.className.includes('sb-') &&
      [element, ...element.children].some(isDrawn),
  )
  if (floating) return undefined
  const boxes = [place, ...place.querySelectorAll('*')].map((element) => element.getBoundingClientRect())
  const right = Math.max(...boxes.map((box) => box.right))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  const { left, top } = place.getBoundingClientRect()
  const x = Math.max(0, Math.floor(left - margin))
  const y = Math.max(0, Math.floor(top - margin))
  return {
    x,
    y,
    width: Math.max(1, Math.min(window.innerWidth, Math.ceil(right + margin)) - x),
    height: Math.max(1, Math.min(window.innerHeight, Math.ceil(bottom + margin)) - y),
  }
}
