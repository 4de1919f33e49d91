import type { Page } from '@playwright/test'
import { linkMailedTo } from './support/mail.ts'
import { aPerson, createProject, enter, leaveWelcome, type Person } from './support/person.ts'
import { expect, test } from './support/test.ts'

test('K-019 K-041 K-042 a colleague is invited, added to a project and detached from it', async ({
  page,
  browser,
  baseURL,
}) => {
  const [administrator, colleague] = [aPerson(), { ...aPerson(), first_name: 'Tom', last_name: 'Becker' }]
  await enter(page, administrator)
  await createProject(page, 'Warehouse picking', `Halden Area ${Date.now()}`)
  await openArea(page, 'Warehouse picking', 'Users')
  await page.getByRole('button', { name: 'Invite new users' }).click()
  await page.waitForURL('**/account/organization/invite-users')
  await page.locator('[name="invitation_mail"]').fill(colleague.email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(colleague.email).first()).toBeVisible()

  const second = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const theirs = await second.newPage()
  await theirs.goto(await linkMailedTo(colleague.email))
  await join(theirs, colleague)

  await openArea(page, 'Warehouse picking', 'Users')
  await page.getByRole('button', { name: 'Add user BECKER Tom' }).click()
  await expect(page.getByText('BECKER Tom is now in Warehouse picking.')).toBeVisible()
  await theirs.goto('/projects')
  await leaveWelcome(theirs)
  await theirs.getByRole('link', { name: /Warehouse picking/ }).click()
  await expect(
    theirs.getByText('Only administrators of this organization can change the project.'),
  ).toBeVisible()
  await expect(theirs.locator('button[type="submit"]')).toHaveCount(0)

  await page.getByRole('button', { name: 'Detach BECKER Tom' }).click()
  const question = page.getByRole('alertdialog', { name: 'Detach Tom Becker?' })
  await expect(question).toContainText('Tom Becker will no longer open Warehouse picking')
  await question.getByRole('button', { name: 'Detach from project' }).click()
  await expect(page.getByRole('button', { name: 'Add user BECKER Tom' })).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByText('There is no such project')).toBeVisible()
  await second.close()
})

test('K-040 K-053 F-039 more languages are asked for', async ({ page }) => {
  await enter(page, aPerson())
  await createProject(page, 'Kitchen lamp', `Halden Request ${Date.now()}`)
  await openArea(page, 'Kitchen lamp', 'Technologies')
  const strict = page.getByRole('row', { name: /Strict voice commands/ })
  await expect(strict).toContainText('English United States')
  await expect(strict).not.toContainText('German')

  await page.getByRole('button', { name: 'New request' }).click()
  const dialog = page.getByRole('dialog', { name: 'New request' })
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('button', { name: 'Confirm request' }).click()
  await expect(page.getByText('Nothing has changed.')).toBeVisible()

  await dialog.getByRole('button', { name: 'Previous' }).click()
  // The box itself is drawn by its label, and pressed as by the keyboard.
  await dialog.getByRole('checkbox', { name: /^German.*Germany/ }).press('Space')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByText('1 new language')).toBeVisible()
  await dialog.getByRole('button', { name: 'Confirm request' }).click()
  await expect(dialog).toBeHidden()
  await expect(strict).toContainText('German Germany')
})

async function openArea(page: Page, project: string, place: string) {
  await page.goto('/projects')
  await page.getByRole('link', { name: new RegExp(project) }).click()
  await page.waitForURL('**/settings/details')
  await page
    .getByRole('navigation', { name: new RegExp(project) })
    .getByRole('link', { name: new RegExp(place) })
    .click()
}

async function join(page: Page, { first_name, last_name, password }: Person) {
  const values = { first_name, last_name, password, password_confirmed: password }
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value)
  await page.getByRole('button', { name: 'Create my account and join' }).click()
  await page.waitForURL('**/projects')
}
