import type { Browser, Page } from 'playwright'
import { isScreen, type StoryEntry } from './stories.ts'

export type Look = { theme: string; locale: string; width: number; height: number }
export type Picture = { png: Buffer } | { fault: string }

const stillness = `*, *::before, *::after {
  animation-duration: 0s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
  transition-duration: 0s !important; transition-delay: 0s !important; caret-color: transparent !important;
  scroll-behavior: auto !important;
}
/* The picture behind an entrance has stories of its own (Spectrogram); elsewhere it would weigh more than the rest together. */
[data-without-backdrop] [aria-hidden='true'] > canvas { visibility: hidden; }`

const worn = new WeakMap<Page, Look>()

/** A page that draws one story after the other, always with the same clock and the same random numbers. */
export async function openPage(browser: Browser, address: string, look: Look): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(new Date('2026-11-22T09:00:00Z'))
  await page.addInitScript(() => {
    localStorage.clear()
    sessionStorage.clear()
    // Storybook then ends animations at once, where it would wait 100 ms for each story.
    const agent = `${navigator.userAgent} StorybookTestRunner`
    Object.defineProperty(navigator, 'userAgent', { get: () => agent })
    let seed = 42
    Math.random = () => {
      seed = (seed * 16807) % 2147483647
      return seed / 2147483647
    }
  })
  await loadPreview(page, address, look)
  return page
}

/** Begins anew: nothing is left of the stories before. */
export async function loadPreview(page: Page, address: string, look: Look): Promise<void> {
  await page.setViewportSize({ width: look.width, height: look.height })
  await page.goto(`${address}/iframe.html?viewMode=story`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  // Globals in the address count only with a story beside them, and that one could not be drawn again.
  await page.evaluate(chooseGlobals, { theme: look.theme, locale: look.locale })
  await page.addStyleTag({ content: stillness })
  worn.set(page, look)
}

/** Changes the window, the theme and the language around the story that is drawn, as somebody in Storybook would. */
export async function wear(page: Page, look: Look): Promise<void> {
  const before = worn.get(page)
  if (before === look) return
  worn.set(page, look)
  if (before?.width !== look.width || before.height !== look.height) {
    await page.setViewportSize({ width: look.width, height: look.height })
  }
  if (before?.theme !== look.theme || before.locale !== look.locale) {
    await page.evaluate(chooseGlobals, { theme: look.theme, locale: look.locale })
  }
}

/** The width that a story is about, where it names one. */
export async function viewportOf(page: Page, story: StoryEntry): Promise<string | undefined> {
  return page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__: {
        loadStory: (
          of: Record<'storyId', string>,
        ) => Promise<{ storyGlobals?: { viewport?: { value?: string } } }>
      }
    }
    const { storyGlobals } = await preview.loadStory({ storyId })
    return storyGlobals?.viewport?.value
  }, story.id)
}

/** Draws a story and plays it; answers what went wrong. */
export async function draw(page: Page, story: StoryEntry): Promise<string | undefined> {
  const hasBackdrop = isScreen(story) || story.title === 'UI/AuthLayout'
  await page.evaluate(
    (is) => document.documentElement.toggleAttribute('data-without-backdrop', is),
    hasBackdrop,
  )
  return page.evaluate(drawStory, story.id)
}

/**
 * The picture of the story that is drawn.
 * @param isAwaited whether a picture is the one that is waited for, three seconds at most.
 */
export async function shoot(
  page: Page,
  story: StoryEntry,
  isAwaited: (png: Buffer, before: Buffer | undefined) => boolean,
): Promise<Buffer> {
  await page.evaluate(settle)
  const take = async () => {
    const clip = isScreen(story) ? undefined : await page.evaluate(drawnArea)
    return page.screenshot({ animations: 'disabled', ...(clip ? { clip } : {}) })
  }
  let before: Buffer | undefined
  let png = await take()
  for (let left = 10; left > 0 && !isAwaited(png, before); left--) {
    await page.waitForTimeout(300)
    before = png
    png = await take()
  }
  return png
}

type Channel = {
  on: (event: string, listener: (payload: unknown) => void) => void
  off: (event: string, listener: (payload: unknown) => void) => void
  emit: (event: string, payload: unknown) => void
}

async function chooseGlobals(globals: Pick<Look, 'theme' | 'locale'>) {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    __STORYBOOK_PREVIEW__: { ready: () => Promise<void> }
    __STORYBOOK_ADDONS_CHANNEL__: Channel
  }
  await preview.ready()
  const isDrawn = document.documentElement.dataset.drawn !== undefined
  const drawnAgain = new Promise((resolve) => channel.on('storyFinished', resolve))
  channel.emit('updateGlobals', { globals })
  if (isDrawn) await Promise.race([drawnAgain, new Promise((resolve) => setTimeout(resolve, 5000))])
}

function drawStory(storyId: string): Promise<string | undefined> {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
    .__STORYBOOK_ADDONS_CHANNEL__
  return new Promise((resolve) => {
    let failure: string | undefined
    const failed = (payload: unknown) => {
      failure =
        (payload as { message?: string; title?: string }).message ?? JSON.stringify(payload).slice(0, 500)
    }
    const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing']
    const end = (fault: string | undefined) => {
      clearTimeout(timer)
      for (const event of failures) channel.off(event, failed)
      channel.off('storyFinished', finished)
      resolve(fault)
    }
    const finished = (payload: unknown) => {
      const { storyId: id, status } = payload as { storyId: string; status: string }
      // What a play function throws may leave the status alone.
      if (id === storyId) end(failure ?? (status === 'error' ? 'the story failed' : undefined))
    }
    const timer = setTimeout(() => end(failure ?? 'the story did not finish in 30 s'), 30_000)
    for (const event of failures) channel.on(event, failed)
    channel.on('storyFinished', finished)
    // Whether a focus is drawn depends on the last key or pointer, which would be the story's before.
    document.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }))
    // Asked for the story that it shows, Storybook would do nothing.
    const isShown = document.documentElement.dataset.drawn === storyId
    document.documentElement.dataset.drawn = storyId
    if (isShown) channel.emit('forceRemount', { storyId })
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
}

async function settle() {
  await document.fonts.ready
  const decoded = Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})))
  // An image that is not shown may never be decoded.
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 3000))])
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Around what the story draws; the whole window when something floats outside the story's own place. */
function drawnArea() {
  const margin = 12
  const place = document.querySelector('#storybook-root')
  if (!place) return undefined
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
