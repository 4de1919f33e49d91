import { expect, type Page } from '@playwright/test'

/** Presses Enter on a focused control. */
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

/** Nothing takes the focus to the heading any more: the dialog that led to a page has closed, and some frames have passed. */
export async function untilFocusRests(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let calmFrames = 0
        const look = () => {
          calmFrames = document.querySelector('[role="dialog"], [role="alertdialog"]') ? 0 : calmFrames + 1
          if (calmFrames > 6) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
}

function whereTheFocusIs(): string {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'nowhere'
  if (focused.matches('main :is(h1, h2)')) return 'heading'
  if (focused.matches('main :is(input, textarea, [contenteditable="true"])')) return 'field'
  return focused.matches('[role="tab"]') ? 'tab' : focused.outerHTML.slice(0, 120)
}

/**
 * By the heading that has the focus, the region around it, the tab, or what is announced. A field announces its own name.
 */
function isTitleSaid(): boolean {
  const titles = document.title.split(' · ').slice(0, -1)
  const { activeElement } = document
  if (activeElement?.matches('input, textarea')) return true
  if (activeElement?.matches('[role="tab"]'))
    return titles.some((title) => activeElement.textContent?.includes(title))
  const region = activeElement?.closest('section[aria-label]')?.getAttribute('aria-label')
  if (region && titles[0] === region) return true
  const said = [activeElement, ...document.querySelectorAll('[role="status"], h1')]
  return said.some((element) => element?.textContent?.includes(titles[0] ?? document.title))
}

/** A dialog opens with the focus inside; Escape closes it, and the focus is on what opened it. */
export async function expectDialogGivesBack(page: Page, open: () => Promise<void>): Promise<void> {
  await open()
  const opener = await page.evaluateHandle(() => document.activeElement)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).first()
  await expect(dialog).toBeVisible()
  await expect.poll(() => dialog.evaluate((part) => part.contains(document.activeElement))).toBe(true)
  // Of a tip over what opened it, Escape would close the tip.
  await expect(page.getByRole('tooltip')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect
    .poll(() => opener.evaluate((control) => control === document.activeElement), {
      message: 'the focus is on what opened the dialog',
    })
    .toBe(true)
}

/** The focus is on an element of the page, rather than back at its top. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main, [role="dialog"]') !== null))
    .toBe(true)
}
