import type { Page } from '@playwright/test'

export const message = 'The lamp of the kitchen does not answer when the window is open.'

/** The console begins a message to support. */
export async function beginMessage(page: Page) {
  await page.goto('/contact/b984')
  await page.locator('[name="message"]').fill(message)
}

export const sendMessage = (page: Page) => page.getByRole('main').locator('button[type="submit"]').click()
