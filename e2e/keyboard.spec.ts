import type { Page } from '@playwright/test'
import { linkMailedTo } from './support/mail.ts'
import { aPerson } from './support/person.ts'
import { grammar } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test('the whole journey by keyboard alone', async ({ page, context }) => {
  await context.exposeBinding('countPointer', () => void pointers++)
  let pointers = 0
  await context.addInitScript(() => {
    // A press of Enter on a button makes a click without a pointer: its detail is 0.
    const count = () => (window as unknown as { countPointer: () => void }).countPointer()
    for (const type of ['pointerdown', 'mousedown', 'touchstart'])
      addEventListener(type, (event) => event.isTrusted && count(), true)
  })
  const person = aPerson()

  await page.goto('/auth/register')
  await tabTo(page, 'First name')
  for (const value of [person.first_name, person.last_name, person.email, person.password]) {
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
  }
  // Past the eye of the first password.
  await tabTo(page, 'Confirm the password')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/auth/verify')

  await page.goto(await linkMailedTo(person.email))
  await page.waitForURL('**/projects')
  await tabTo(page, 'Create your first project')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/wizard/project')
  await tabTo(page, 'Organization')
  await page.keyboard.type(`Halden Keyboard ${Date.now()}`)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Line maintenance')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/projects')

  await tabTo(page, 'Open the studio of Line maintenance')
  const [studio] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')])
  await expect(studio.getByRole('heading', { level: 1 })).toBeVisible()
  await tabTo(studio, 'New model')
  await studio.keyboard.press('Enter')
  await expect(studio.getByRole('dialog')).toBeVisible()
  await tabTo(studio, 'Name')
  await studio.keyboard.type('robot-en')
  await studio.keyboard.press('Enter')
  await expect(studio.getByRole('textbox', { name: 'Grammar' })).toBeVisible()
  await tabTo(studio, 'Grammar')
  await studio.keyboard.press('Control+A')
  await studio.keyboard.insertText(grammar)
  await studio.keyboard.press('Control+S')
  await expect(studio.getByText('Saved', { exact: true })).toBeVisible()
  // Escape, then Tab leaves the editor.
  await studio.keyboard.press('Escape')
  await tabTo(studio, 'Type')
  await studio.keyboard.press('ArrowRight')
  await tabTo(studio, 'Record a sentence')
  await studio.keyboard.press('Enter')
  await expect(studio.getByRole('button', { name: 'Stop recording' })).toBeVisible()
  await studio.waitForTimeout(3600)
  await studio.keyboard.press('Enter')
  await expect(studio.getByText('Recognized', { exact: true })).toBeVisible({ timeout: 30_000 })
  expect(pointers).toBe(0)
})

/** Presses Tab until what has the focus bears the name; fails when the focus has been everywhere. */
async function tabTo(page: Page, name: string) {
  for (let step = 0; step < 60; step++) {
    if ((await focusedName(page)).includes(name)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach "${name}"; the focus is on "${await focusedName(page)}"`)
}

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
