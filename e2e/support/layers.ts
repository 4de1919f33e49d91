import { expect, type Page } from '@playwright/test'
import { layers, linksIn } from './links.ts'

/** A layer over the page once it is opened, which may have links. */
export type Layer = {
  readonly name: string
  readonly links: (page: Page) => Promise<string[]>
  /** Opens it so that a link is in sight. */
  readonly open: (page: Page, href: string) => Promise<void>
}

const openers =
  'button:is([aria-haspopup="true"], [aria-expanded="false"]):not([aria-haspopup="listbox"]):enabled'
const opened = `:is(${layers}, button[aria-expanded="true"][aria-controls]):visible`

/** The palette, where there is one, and what buttons of the page open. */
export async function layersOf(page: Page): Promise<Layer[]> {
  const hasPalette = await page.locator('#frame-search').isVisible()
  return [...(hasPalette ? [palette] : []), ...[...new Set(await namesOf(page))].map(layerOf)]
}

/** Of each button that opens something, in the order of the page. */
const namesOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`${selector}`)]
        .filter((button) => button.checkVisibility())
        .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
    openers,
  )

/** Shows four rows of a group: letters bring the others. */
const letters = 'aeiourstlnm'

const palette: Layer = {
  name: 'palette',
  links: async (page) => {
    const links = new Set<string>()
    const field = await openPalette(page)
    for (const letter of letters) {
      await field.fill(letter)
      for (const href of await linksIn(page)) links.add(href)
    }
    await close(page)
    return [...links]
  },
  open: async (page, href) => {
    const field = await openPalette(page)
    for (const letter of letters) {
      await field.fill(letter)
      if ((await linksIn(page)).includes(href)) return
    }
  },
}

async function openPalette(page: Page) {
  await page.keyboard.press('Control+K')
  const field = page.getByRole('dialog').last().getByRole('combobox')
  await expect(field).toBeFocused()
  return field
}

function layerOf(name: string): Layer {
  const open = async (page: Page) => {
    const place = (await namesOf(page)).indexOf(name)
    await page.locator(`${openers}:visible`).nth(place).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator(opened).first()).toBeVisible()
  }
  return {
    name,
    links: async (page) => {
      const before = new Set(await linksIn(page))
      await open(page)
      const links = await linksIn(page)
      await close(page)
      return links.filter((href) => !before.has(href))
    },
    open,
  }
}

async function close(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.locator(layers)).toHaveCount(0)
}
