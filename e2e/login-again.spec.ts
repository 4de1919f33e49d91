import type { Page } from '@playwright/test'
import { beginMessage, message, sendMessage } from './support/contact.ts'
import { forgetFailures } from './support/failures.ts'
import { addPasskey, withPasskeys } from './support/passkey.ts'
import { aPerson, createProject, enter, type Person } from './support/person.ts'
import { nextCodeOf, switchOnSecondFactor } from './support/secondFactor.ts'
import { closeWelcome, endSession } from './support/session.ts'
import { grammar, openStudio, writeModel } from './support/studio.ts'
import { expect, test } from './support/test.ts'

// The call that found the session dead.
test.afterEach(({ faults }) => forgetFailures(faults, 403))

const askedAgain = (page: Page) => page.getByRole('dialog', { name: 'Log in again' })

/** The requested page is behind the login. */
async function logInOnTheWay(page: Page, { email, password }: Person) {
  await page.waitForURL('**/auth/login?next=**')
  await page.locator('[name="email"]').fill(email)
  await page.locator('[name="password"]').fill(password)
  await page.locator('button[type="submit"]').click()
}

/** The dialog has gone, and what was typed before goes to support. */
async function expectToGoOn(page: Page) {
  await expect(askedAgain(page)).toBeHidden()
  await expect(page).toHaveURL(/\/contact\/b984$/)
  await expect(page.locator('[name="message"]')).toHaveValue(message)
  await sendMessage(page)
  await expect(page.locator('[name="message"]')).toHaveValue('')
}

test('logs in again in place by passkey', async ({ page }) => {
  await withPasskeys(page)
  await enter(page, aPerson())
  await addPasskey(page, 'Laptop of Camille')
  await beginMessage(page)
  await endSession(page)
  await askedAgain(page).getByRole('button', { name: 'Use a passkey' }).click()
  await expectToGoOn(page)
})

test('logs in again in place with the second factor', async ({ page, faults }) => {
  const person = aPerson()
  await enter(page, person)
  const secret = await switchOnSecondFactor(page)
  await beginMessage(page)
  await endSession(page)
  const dialog = askedAgain(page)
  await dialog.locator('[name="password"]').fill(person.password)
  await dialog.locator('[name="password"]').press('Enter')
  const code = dialog.getByRole('textbox', { name: /Six-digit code/ })
  await expect(code).toBeFocused()
  await page.keyboard.insertText('000000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await code.fill(nextCodeOf(secret))
  await code.press('Enter')
  await expectToGoOn(page)
  forgetFailures(faults, 422)
})

test('logs in again by a provider, and comes back to what was typed', async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByRole('button', { name: /Google/ }).click()
  await page.waitForURL('**/projects')
  await closeWelcome(page)
  await beginMessage(page)
  await endSession(page)
  await askedAgain(page)
    .getByRole('button', { name: /Google/ })
    .click()
  await page.waitForURL(/\/contact\/b984$/)
  await expectToGoOn(page)
})

test('another person logs in instead and sees nothing of the previous session', async ({ page }) => {
  await withPasskeys(page)
  const other = { ...aPerson(), first_name: 'Tom', last_name: 'Becker' }
  await enter(page, other)
  await addPasskey(page, 'Laptop of Tom')
  await page.context().clearCookies()
  const person = aPerson()
  await enter(page, person)
  await beginMessage(page)
  await endSession(page)
  await askedAgain(page).getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('button', { name: /BECKER Tom/ })).toBeVisible()
  await expect(page.locator('[name="message"]')).toHaveValue('')

  await endSession(page)
  await askedAgain(page).getByRole('button', { name: 'Leave this page' }).click()
  await logInOnTheWay(page, person)
  await expectToGoOn(page)
})

test('follows a link into a model, and logs in on the way to the rule that it names', async ({ page }) => {
  const person = aPerson()
  await enter(page, person)
  const title = `Robot ${Date.now()}`
  await createProject(page, title, `Halden ${title}`)
  const studio = await openStudio(page, title)
  await writeModel(studio, 'robot-en', grammar)
  const link = `${studio.url()}?rule=number`
  await studio.close()
  await page.context().clearCookies()
  await page.goto(link)
  await logInOnTheWay(page, person)
  await page.waitForURL(link)
  await expect(page.getByRole('heading', { name: 'robot-en' })).toBeVisible()
  await expect(page.locator('.cm-activeLine')).toHaveText('<number>: one | two | five | ten;')
})
