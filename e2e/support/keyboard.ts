import type { BrowserContext, Page } from '@playwright/test'

/** Counts what a pointing device does in a context from now on. */
export async function countPointers(context: BrowserContext): Promise<() => number> {
  let pointers = 0
  await context.exposeBinding('countPointer', () => void pointers++)
  await context.addInitScript(() => {
    // A press of Enter on a button makes a click without a pointer: its detail is 0.
    const count = () => (window as unknown as { countPointer: () => void }).countPointer()
    for (const type of ['pointerdown', 'mousedown', 'touchstart'])
      addEventListener(type, (event) => event.isTrusted && count(), true)
  })
  return () => pointers
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
