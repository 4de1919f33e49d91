import type { Page } from '@playwright/test'
import { expectArrival, untilFocusRests } from './focus.ts'
import { type Layer, layersOf } from './layers.ts'
import { expectPage, linksIn, pressLink } from './links.ts'

/** Where a link was found: the page, and what has to be opened on it first. */
type Place = { readonly page: string; readonly layer?: Layer }

/**
 * Follows by keyboard every link from a page on, those of menus, of the palette and of notifications too, to every page
 * that one of them leads to. Each arrives where its link says, in the language, without an alert, and leads on.
 *
 * @param language that of the pages, as `en`.
 * @returns the addresses that were visited, in order.
 */
export async function crawl(page: Page, start: string, language: string): Promise<string[]> {
  const found = new Map<string, Place>()
  const visited = new Set([start])
  const opened = new Set<string>()
  const note = (href: string, place: Place) => found.has(href) || found.set(href, place)
  await page.goto(start)
  await expectPage(page, start, language)
  for (let here = start; ; ) {
    for (const href of await linksIn(page)) note(href, { page: here })
    for (const layer of await layersOf(page)) {
      if (opened.has(layer.name)) continue
      opened.add(layer.name)
      for (const href of await layer.links(page)) note(href, { page: here, layer })
    }
    const next = nextOf(found, visited, here)
    if (!next) return [...visited]
    const [href, place] = next
    visited.add(href)
    if (place.page !== here) await goTo(page, place.page, language)
    await place.layer?.open(page, href)
    const before = pathOf(page)
    await pressLink(page, href)
    await expectPage(page, href, language, `behind the link ${href} of ${place.page}`)
    // A link to another part of the same page leaves the focus where it was pressed.
    if (pathOf(page) !== before) await arrive(page)
    here = addressOf(page)
    visited.add(here)
  }
}

/** Links of the current place come first. */
function nextOf(found: ReadonlyMap<string, Place>, visited: ReadonlySet<string>, here: string) {
  const left = [...found].filter(([href]) => !visited.has(href))
  return left.find(([, place]) => place.page === here && !place.layer) ?? left[0]
}

/** Like the buttons of the browser: the app stays loaded. */
async function goTo(page: Page, address: string, language: string) {
  const before = pathOf(page)
  await page.evaluate((next) => {
    history.pushState(null, '', next)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
  await expectPage(page, address, language)
  if (pathOf(page) !== before) await arrive(page)
}

/** Pages of one place share their heading, so the focus may be there before it is taken there. */
async function arrive(page: Page) {
  await untilFocusRests(page)
  await expectArrival(page)
}

const pathOf = (page: Page) => new URL(page.url()).pathname

const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
