import { type Browser, expect, type Page } from '@playwright/test'
import { productSentences } from '../../tools/lib/productSentences.ts'
import { sentenceFinder } from '../../tools/lib/sentenceFinder.ts'

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

/** Words of English, for what libraries and servers say: it is in no sentence of the product. */
const englishWords =
  /(?<!\p{L})(the|and|of|to|with|your|this|is|are|be|for|from|by|no|new|add|open|save|search|find|choose|any|all|back|next|name|size|files?|users?|projects?|details|members?|owner|downloads?|delivered|requested|ended|ends|loading|copy|access|languages?|technology|platform|status|show|settings|account|key|added|tags)(?!\p{L})/iu

const isEnglishSentence = sentenceFinder(productSentences('en-US'), productSentences('fr-FR'))

/**
 * Says that it is in French, and has no English sentence or word that is seen or said by a screen reader.
 *
 * @param data what has English words because it is called so.
 */
export async function expectFrench(page: Page, data: RegExp): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
  const texts = await page.evaluate(() => [
    document.title,
    ...[...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => [...element.childNodes].filter((node) => node instanceof Text))
      .map((text) => text.data),
    ...[...document.querySelectorAll('[aria-label], [placeholder], [alt]')].flatMap((element) =>
      ['aria-label', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    ),
  ])
  expect(
    texts
      .map((text) => text.replaceAll(data, ''))
      .filter((text) => englishWords.test(text) || isEnglishSentence(text)),
    page.url(),
  ).toEqual([])
}
