import { aColleague, openArea } from './support/colleague.ts'
import { aPerson, createProject, enter, leaveWelcome } from './support/person.ts'
import { expect, test } from './support/test.ts'

test('K-019 K-041 K-042 a colleague is invited to a project, detached from it and added again', async ({
  page,
  browser,
  baseURL,
}) => {
  await enter(page, aPerson())
  await createProject(page, 'Warehouse picking', `Halden Area ${Date.now()}`)
  const { theirs, close } = await aColleague(page, 'Warehouse picking', { browser, baseURL })
  await theirs.goto('/projects')
  await leaveWelcome(theirs)
  await theirs.getByRole('link', { name: /Warehouse picking/ }).click()
  await expect(
    theirs.getByText('Only administrators of this organization can change the project.'),
  ).toBeVisible()
  await expect(theirs.locator('button[type="submit"]')).toHaveCount(0)

  await page.getByRole('button', { name: 'Remove BECKER Tom from the project' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove Tom Becker from the project?' })
  await expect(question).toContainText('Tom Becker will no longer be able to open Warehouse picking')
  await question.getByRole('button', { name: 'Remove from project' }).click()
  const add = page.getByRole('button', { name: 'Add member BECKER Tom' })
  await expect(add).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByText('There is no such project')).toBeVisible()
  await add.click()
  await expect(page.getByText('BECKER Tom is now in Warehouse picking.')).toBeVisible()
  await close()
})

test('K-040 K-053 F-039 an administrator requests more languages', async ({ page }) => {
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
  // The languages of wake words, which are delivered in all, are shown first.
  await dialog.getByRole('button', { name: 'Strict voice commands' }).click()
  // The box itself is drawn by its label, and pressed as by the keyboard.
  await dialog.getByRole('checkbox', { name: /^German.*Germany/ }).press('Space')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByText('1 new language')).toBeVisible()
  await dialog.getByRole('button', { name: 'Confirm request' }).click()
  await expect(dialog).toBeHidden()
  await expect(strict).toContainText('German Germany')
})
