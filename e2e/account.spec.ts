import { forgetFailures } from './support/failures.ts'
import { codeMailedTo } from './support/mail.ts'
import { addPasskey, withPasskeys } from './support/passkey.ts'
import { aPerson, createProject, enter, logIn } from './support/person.ts'
import { expect, test } from './support/test.ts'

const other = 'Another8?horse'

test('K-002 A-013 changes the password with the code of a mail, and is logged out everywhere', async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  const person = aPerson()
  await enter(page, person)
  const elsewhere = await browser.newPage({ ...(baseURL ? { baseURL } : {}) })
  await logIn(elsewhere, person)

  await page.goto('/account/security')
  await page.locator('[name="password"]').fill(other)
  await page.locator('[name="password_confirmed"]').fill(other)
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enter the code' })
  await dialog.getByRole('textbox').fill('000000')
  await dialog.getByRole('button', { name: /Change password|Verify/ }).click()
  await expect(dialog.getByText(/not the right one/)).toBeVisible()
  await dialog.getByRole('textbox').fill(await codeMailedTo(person.email))
  await dialog.getByRole('button', { name: /Change password|Verify/ }).click()
  await page.waitForURL('**/auth/login**')
  const again = elsewhere.getByRole('dialog', { name: 'Log in again' })
  await again.getByRole('button', { name: 'Leave this page' }).click()
  await elsewhere.waitForURL('**/auth/login**')
  await elsewhere.close()

  await logIn(page, { ...person, password: other })
  forgetFailures(faults, 422)
  forgetFailures(faults, 403)
})

test('adds a passkey and logs in with it alone', async ({ page }) => {
  await withPasskeys(page)
  const person = aPerson()
  await enter(page, person)
  await addPasskey(page, 'Laptop of Camille')

  await page.context().clearCookies()
  await page.goto('/auth/login')
  await page.getByRole('button', { name: /passkey/i }).click()
  await page.waitForURL('**/projects')
})

test('deletes the account with the keyboard alone, and everything that only it owned', async ({
  page,
  faults,
}) => {
  const person = aPerson()
  await enter(page, person)
  await createProject(page, 'Short-lived', `Halden Leaving ${Date.now()}`)
  await page.goto('/account/security')
  await page.getByRole('button', { name: 'Delete account' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText(/Halden Leaving/)).toBeVisible()
  await dialog.getByRole('textbox').focus()
  await page.keyboard.type(person.email)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/auth/login**')

  await page.locator('[name="email"]').fill(person.email)
  await page.locator('[name="password"]').fill(person.password)
  await page.locator('button[type="submit"]').click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/auth/login')
  forgetFailures(faults, 422)
  forgetFailures(faults, 403)
})
