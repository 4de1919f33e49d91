import { enterOn, expectArrival, expectDialogGivesBack, expectFocusKept } from './support/focus.ts'
import { codeMailedTo } from './support/mail.ts'
import { aPerson, createProject, enter } from './support/person.ts'
import { grammar, openStudio, writeModel } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test('Escape closes every dialog of the console and gives the focus back', async ({ page }) => {
  await enter(page, aPerson())
  await createProject(page, 'Line maintenance', `Halden Dialogs ${Date.now()}`)
  const dialogs: [path: string, button: string | RegExp][] = [
    ['/projects', /^Search/],
    ['/projects', /notification/i],
    ['/account/security', 'Set up'],
    ['/account/security', 'Delete account'],
  ]
  for (const [path, button] of dialogs) {
    await page.goto(path)
    await expectDialogGivesBack(page, () => page.getByRole('button', { name: button }).first().focus())
  }
})

test('the focus stays on the page when a domain comes, is verified and goes', async ({ page }) => {
  const domain = `halden${Date.now()}.com`
  const email = `camille@${domain}`
  await enter(page, { ...aPerson(), email })
  await createProject(page, 'Line maintenance', `Halden ${domain}`)
  await page.goto('/account/organization/domains')
  await enterOn(page, 'button', 'Add a domain')
  await page.locator('[name="name"]').fill(domain)
  await page.locator('[name="verification_email"]').fill(email)
  await page.locator('[name="verification_email"]').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Enter the code' })
  await dialog.getByRole('textbox').focus()
  await page.keyboard.type(await codeMailedTo(email))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: new RegExp(domain) })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expectFocusKept(page)

  await page
    .getByRole('row', { name: new RegExp(domain) })
    .getByRole('button')
    .last()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button').last().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: new RegExp(domain) })).toBeHidden()
  await expectFocusKept(page)
})

test('the studio leads by keyboard to its pages, and out of its dialogs', async ({ page }) => {
  await enter(page, aPerson())
  await createProject(page, 'Line maintenance', `Halden Studio ${Date.now()}`)
  const studio = await openStudio(page, 'Line maintenance')
  await expectDialogGivesBack(studio, () => studio.getByRole('button', { name: 'New model' }).first().focus())
  await writeModel(studio, 'robot-en', grammar)
  await expectDialogGivesBack(studio, () => studio.getByRole('button', { name: 'Generate a sample' }).focus())
  await expectDialogGivesBack(studio, () => studio.getByRole('button', { name: 'Syntax' }).focus())
  await enterOn(studio, 'link', 'Overview')
  await expectArrival(studio)
  await expect(studio.getByText('robot-en').first()).toBeVisible()
})
