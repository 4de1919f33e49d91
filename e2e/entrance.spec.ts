import { forgetFailures } from './support/failures.ts'
import { linkMailedTo } from './support/mail.ts'
import { aPerson, confirm, createProject, enter, leaveWelcome, register } from './support/person.ts'
import { expect, test } from './support/test.ts'

test('C-005 C-007 signs up, reads the mail in the local mailbox, confirms and is logged in', async ({
  page,
}) => {
  const person = aPerson()
  await register(page, person)
  await expect(page.getByText(person.email).first()).toBeVisible()

  // The mail is sent after the response; until then the newest belongs to another person.
  await linkMailedTo(person.email)
  await page.goto('/dev/mailbox')
  await page.getByRole('link', { name: 'Confirm your account' }).first().click()
  await page
    .getByRole('link', { name: /auth\/confirm-register/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Confirm my account' }).click()
  await page.waitForURL('**/projects')
  await leaveWelcome(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()
})

test('a link that was used says so and leads to the login', async ({ page, faults }) => {
  const person = aPerson()
  await register(page, person)
  const link = await linkMailedTo(person.email)
  await confirm(page, link)
  // The dashboard sends no more requests without the session.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm my account' }).click()
  await page.waitForURL('**/auth/login')
  await expect(page.getByRole('alert')).toContainText(/link|code/i)
  forgetFailures(faults, 422)
})

test('C-007 an incomplete link leads to the login with its reason', async ({ page }) => {
  await page.goto('/auth/confirm-register/someone%40halden.com')
  await page.waitForURL('**/auth/login')
  await expect(page.getByRole('alert')).toContainText('This link is incomplete')
})

test('A-045 an account that is not confirmed is led to the mail', async ({ page, faults }) => {
  const person = aPerson()
  await register(page, person)
  await page.goto('/auth/login')
  await page.locator('[name="email"]').fill(person.email)
  await page.locator('[name="password"]').fill(person.password)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL('**/auth/verify')
  await expect(page.getByRole('alert')).toContainText('You first need to confirm your account')
  forgetFailures(faults, 422)
})

test('A-048 M-004 logs out with a farewell, and C-001 keeps visitors out and people in', async ({ page }) => {
  const person = aPerson()
  await enter(page, person)
  await page.goto('/auth/login')
  await page.waitForURL('**/projects')
  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.waitForURL('**/auth/login')
  await expect(page.getByText('You are logged out. See you soon.')).toBeVisible()
  await page.goto('/projects')
  await page.waitForURL('**/auth/login?next=**')

  await page.locator('[name="email"]').fill(person.email)
  await page.locator('[name="password"]').fill(person.password)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL('**/projects')
})

test('A-039 a session that ended elsewhere requests one login, and leads to the login page, once', async ({
  page,
  faults,
}) => {
  const person = aPerson()
  await enter(page, person)
  await createProject(page, 'Warehouse voice picking', `Halden ${Date.now()}`)
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name.startsWith('saywright_token'))?.value
  await page.request.post('/api/v3/logout', { headers: { authorization: `Bearer ${token}` } })
  await page.getByRole('dialog').getByRole('button', { name: 'Leave this page' }).click()
  await page.waitForURL('**/auth/login**')
  await expect(page.getByText('You have been disconnected. Log in again.')).toHaveCount(1)
  forgetFailures(faults, 403)
})
