import type { Browser, CDPSession, Page } from 'playwright'
import type { Mode } from '../../.storybook/modes.ts'
import { drawInPage, type PreviewWindow, updateGlobals } from './inPage.ts'
import { isScreen, type StoryEntry } from './stories.ts'

/** A page that draws one story after the other, and the mode that it is in. */
export type StoryPage = { page: Page; devtools: CDPSession; mode: Mode }

const stillness = `*, *::before, *::after {
  animation-duration: 0s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
  transition-duration: 0s !important; transition-delay: 0s !important; scroll-behavior: auto !important;
  /* Forced colours paint a caret whatever its colour; it stands still at least. */
  caret-color: transparent !important; caret-animation: manual !important;
  /* Where an anchored page is in another window depends on the frames in between. */
  overflow-anchor: none !important;
}
/* The picture beside a sign-in form has stories of its own; elsewhere it would weigh more than the rest together. */
[data-without-backdrop] [aria-hidden='true'] > canvas { visibility: hidden; }`

/** Always with the same clock and the same random numbers. */
export async function openPage(browser: Browser, address: string, mode: Mode): Promise<StoryPage> {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    viewport: { width: mode.width, height: mode.height },
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
  const of = { page, devtools: await context.newCDPSession(page), mode }
  await loadPreview(of, address)
  return of
}

/** Reloads the preview: nothing is left of the stories before. */
export async function loadPreview({ page }: StoryPage, address: string): Promise<void> {
  await page.goto(`${address}/iframe.html?viewMode=story`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  await page.evaluate(() => (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__.ready())
  await page.addStyleTag({ content: stillness })
}

/** The width that a story is about, where it names one. */
export function viewportOf({ page }: StoryPage, { id }: StoryEntry): Promise<string | undefined> {
  return page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow
    const { storyGlobals } = await preview.loadStory({ storyId })
    return storyGlobals?.viewport?.value
  }, id)
}

/** Draws a story in a mode and plays it; answers what went wrong. */
export async function drawStory(of: StoryPage, story: StoryEntry, mode: Mode): Promise<string | undefined> {
  await applyWindow(of, mode)
  of.mode = mode
  return of.page.evaluate(drawInPage, {
    storyId: story.id,
    isWithoutBackdrop: isScreen(story) || story.title === 'UI/AuthLayout',
    globals: { theme: mode.theme, locale: mode.locale },
  })
}

/** Changes window, theme and language around the current story, as a user of Storybook would. */
export async function applyMode(of: StoryPage, mode: Mode): Promise<void> {
  const { theme, locale } = of.mode
  await applyWindow(of, mode)
  of.mode = mode
  if (theme === mode.theme && locale === mode.locale) return
  await of.page.evaluate(updateGlobals, { theme: mode.theme, locale: mode.locale })
}

async function applyWindow({ page, mode: before }: StoryPage, mode: Mode): Promise<void> {
  const { width, height, forcedColors } = mode
  if (before.forcedColors !== forcedColors) await page.emulateMedia({ forcedColors: forcedColors ?? 'none' })
  if (before.width !== width || before.height !== height) await page.setViewportSize({ width, height })
}
