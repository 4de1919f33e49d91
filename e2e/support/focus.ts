import { expect, type Page } from '@playwright/test'

/** Presses Enter on a control, as somebody does whose focus is on it. */
export async function enterOn(page: Page, role: 'button' | 'link' | 'tab', name: string | RegExp) {
  await page.getByRole(role, { name }).first().focus()
  await page.keyboard.press('Enter')
}

/** The page has come: the focus is on its heading, in the field that it begins with, or on the tab that was pressed. */
export async function expectArrival(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(whereTheFocusIs), { message: `the focus after ${page.url()}` })
    .toMatch(/^(heading|field|tab)$/)
  await expect.poll(() => page.evaluate(isTitleSaid), { message: `the title of ${page.url()}` }).toBe(true)
}

function whereTheFocusIs(): string {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'nowhere'
  if (focused.matches('main :is(h1, h2)')) return 'heading'
  if (focused.matches('main :is(input, textarea, [contenteditable="true"])')) return 'field'
  return focused.matches('[role="tab"]') ? 'tab' : focused.outerHTML.slice(0, 120)
}

/** By the heading that has the focus, by the tab, or by what is announced. A field says its own name. */
function isTitleSaid(): boolean {
  const [title = ''] = document.title.split(' · ')
  const said = [document.activeElement, ...document.querySelectorAll('[role="status"], h1')]
  if (document.activeElement?.matches('input, textarea')) return true
  return title !== '' && said.some((element) => element?.textContent?.includes(title))
}

/** Goes by Enter on links to every page that one of them leads to, and asserts each arrival. @returns their paths. */
export async function followEveryLink(page: Page, start: string): Promise<string[]> {
  const from = new Map<string, string>([[start, start]])
  const visited = new Set<string>([start])
  await page.goto(start)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (;;) {
    for (const path of await pathsOn(page)) if (!from.has(path)) from.set(path, pathOf(page))
    const here = (await pathsOn(page)).find((path) => !visited.has(path))
    const next = here ?? [...from.keys()].find((path) => !visited.has(path))
    if (next === undefined) return [...visited]
    visited.add(next)
    if (here === undefined) await page.goto(from.get(next) ?? start)
    const link = page.locator(`a[href="${next}"]:not([target]):visible`).first()
    await expect(link).toBeAttached()
    const before = pathOf(page)
    await link.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => pathOf(page)).not.toBe(before)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectArrival(page)
    visited.add(pathOf(page))
  }
}

const pathOf = (page: Page) => new URL(page.url()).pathname

/** Where the links of a page lead inside the product, in the same tab. The studio has an address of its own. */
function pathsOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target]):not([download])')]
      .filter(
        (link) =>
          link.checkVisibility() &&
          link.pathname !== location.pathname &&
          link.hash === '' &&
          !link.pathname.startsWith('/studio/'),
      )
      .map((link) => link.getAttribute('href') ?? ''),
  )
}

/** A dialog opens with the focus inside; Escape closes it, and the focus is on what opened it. */
export async function expectDialogGivesBack(page: Page, open: () => Promise<void>): Promise<void> {
  await open()
  const opener = await page.evaluateHandle(() => document.activeElement)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).first()
  await expect(dialog).toBeVisible()
  await expect.poll(() => dialog.evaluate((part) => part.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect
    .poll(() => opener.evaluate((control) => control === document.activeElement), {
      message: 'the focus is on what opened the dialog',
    })
    .toBe(true)
}

/** The focus is on something of the page, and nobody has to begin at its top. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main, [role="dialog"]') !== null))
    .toBe(true)
}
