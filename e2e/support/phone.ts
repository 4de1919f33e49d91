import { type Browser, expect, type Page } from '@playwright/test'

/** A page on a phone whose owner reads French. */
export async function frenchPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'fr-FR',
    hasTouch: true,
    ...(baseURL ? { baseURL } : {}),
  })
  return context.newPage()
}

/** The page is no wider than the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, page.url()).toBeLessThanOrEqual(0)
}
