import type { Page } from '@playwright/test'
import type { Person } from './person.ts'

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
export const goOn = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click()

/** Presses the row of a box, whose input is out of sight. */
export const tick = (page: Page, name: string | RegExp) =>
  page
    .locator('label')
    .filter({ has: page.getByRole('checkbox', { name }) })
    .click()

export async function completeProfile(page: Page, { email }: Person, selects: readonly string[]) {
  await page.locator('[name="verified_email"]').fill(email)
  for (const select of selects) {
    await page.getByRole('button', { name: select }).click()
    await page.getByRole('option').first().click()
  }
}
