import { expect, type Page } from '@playwright/test'

const followed = 'a[href^="/"]:not([target]):not([download])'

export const layers = '[role="dialog"], [role="menu"]'

/** The top layer, or the page. */
const front = async (page: Page) => {
  const open = page.locator(layers)
  return (await open.count()) > 0 ? open.last() : page.locator('body')
}

/** Where the links that are in sight lead inside the product, in the same tab. The studio has an address of its own. */
export async function linksIn(page: Page): Promise<string[]> {
  return (await front(page)).evaluate(
    (part, selector) =>
      [...part.querySelectorAll<HTMLAnchorElement>(selector)]
        .filter((link) => link.checkVisibility() && link.hash === '')
        .map((link) => link.getAttribute('href') ?? ''),
    followed,
  )
}

/** Presses Enter on a link; in the palette the focus stays in its field, and the link is pressed by itself. */
export async function pressLink(page: Page, href: string): Promise<void> {
  const part = await front(page)
  const link = part
    .locator(followed)
    .and(page.locator(`[href=${JSON.stringify(href)}]:visible`))
    .first()
  if ((await link.getAttribute('role')) === 'option') return link.dispatchEvent('click')
  await link.focus()
  await page.keyboard.press('Enter')
}

/** The requested page is loaded: without an alert, and with a link onwards. */
export async function expectPage(page: Page, address: string, language: string, message = address) {
  await expect
    .poll(() => page.evaluate(stateOfPage, { address, language }), { message, intervals: [20, 50, 100] })
    .toBe('ready')
}

function stateOfPage({ address, language }: { address: string; language: string }): string {
  const { pathname, search } = location
  // A place with parts, and a task with steps, leads to the first of them.
  const now = pathname + search
  const isThere = now === address || now.startsWith(`${address}/`) || now.startsWith(`${address}?step=`)
  if (!isThere) return `at ${now}`
  if (!document.documentElement.lang.startsWith(language)) return `in ${document.documentElement.lang}`
  const shown = [...document.querySelectorAll('main')].filter((main) => main.checkVisibility())
  const all = (selector: string) => shown.flatMap((main) => [...main.querySelectorAll(selector)])
  if (all('h1').length === 0) return 'without a heading'
  if (all('[aria-busy="true"]').length > 0) return 'on its way'
  const [alert] = all('[role="alert"]').filter((one) => one.textContent?.trim())
  if (alert) return `with an alert: ${alert.textContent}`
  const leads = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].some(
    (link) => link.checkVisibility() && link.href !== location.href,
  )
  return leads ? 'ready' : 'a dead end'
}
