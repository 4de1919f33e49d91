import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'

/** Counts what a pointing device does in a context from now on. A press of Enter on a button makes a click without one. */
export const countPointers = (context: BrowserContext) =>
  countEvents(context, ['pointerdown', 'mousedown', 'touchstart'])

/** Counts presses of a pointing device in pages that a context opens from now on. */
export const countPresses = (context: BrowserContext) => countEvents(context, ['pointerdown'])

/** Counts keys in pages that a context opens from now on. */
export const countKeys = (context: BrowserContext) => countEvents(context, ['keydown'])

async function countEvents(context: BrowserContext, types: readonly string[]): Promise<() => number> {
  let count = 0
  const name = `count_${types.join('_')}`
  await context.exposeBinding(name, () => void count++)
  await context.addInitScript(
    ([binding, ...counted]) => {
      const told = () => (window as unknown as Record<string, () => void>)[binding ?? '']?.()
      for (const type of counted) addEventListener(type, (event) => event.isTrusted && told(), true)
    },
    [name, ...types],
  )
  return () => count
}

/** Presses Tab until what has the focus bears the name; fails when the focus has been everywhere. */
export async function tabTo(page: Page, name: string) {
  for (let step = 0; step < 60; step++) {
    if ((await focusedName(page)).includes(name)) return
    // In an editor of code Tab indents, but after Escape it leaves.
    if (await page.evaluate(isInEditor)) await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach "${name}"; the focus is on "${await focusedName(page)}"`)
}

/** Presses Tab, or another key, until an element has the focus; fails when the focus has been everywhere. */
export async function tabToElement(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab',
) {
  for (let step = 0; step < 100; step++) {
    const isReached = await target.evaluateAll((found) =>
      found.includes(document.activeElement as HTMLElement),
    )
    if (isReached) return
    if (await page.evaluate(isInEditor)) await page.keyboard.press('Escape')
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not reach ${target}; the focus is on "${await focusedName(page)}"`)
}

/** Opens one of several tabs: Tab reaches the list of them, arrows walk in it. */
export async function openTab(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const wanted = page.getByRole('tab', { name })
  const list = page.getByRole('tablist').filter({ has: wanted })
  await tabToElement(page, list.getByRole('tab'), key)
  for (let step = 0; step < 12; step++) {
    if ((await wanted.getAttribute('aria-selected')) === 'true') return
    await page.keyboard.press('ArrowRight')
    // Chosen once its address is there, which the next press would pass.
    await expect(list.locator('[role="tab"]:focus')).toHaveAttribute('aria-selected', 'true')
  }
  throw new Error(`The arrows do not reach the tab ${name}`)
}

const isInEditor = () => document.activeElement?.classList.contains('cm-content') ?? false

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return ''
    const labels =
      element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((label) => label.textContent) : []
    const labelledBy = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    return [element.getAttribute('aria-label'), ...labels, ...labelledBy, element.textContent]
      .filter(Boolean)
      .join(' | ')
  })
}
