import { beginMessage, message, sendMessage } from './support/contact.ts'
import { forgetFailures, forgetLostConnections } from './support/failures.ts'
import { linkMailedTo } from './support/mail.ts'
import { aPerson, confirm, createProject, enter, leaveWelcome, register } from './support/person.ts'
import { account, endSession } from './support/session.ts'
import { slowConnection } from './support/slowConnection.ts'
import { expect, test } from './support/test.ts'

/** A call is given up after half a minute. */
const callTimeout = { timeout: 45_000 }

test('offline: it is said, nothing that was typed is lost, and the page reads again by itself', async ({
  page,
  context,
  faults,
}) => {
  await enter(page, aPerson())
  await createProject(page, 'Kitchen lamp', `Halden Offline ${Date.now()}`)
  await beginMessage(page)
  await context.setOffline(true)
  await expect(page.getByRole('alert').getByText('You are offline')).toBeVisible()
  await sendMessage(page)
  await expect(page.getByRole('alert').getByText('You are offline')).toHaveCount(1)
  await expect(page.locator('[name="message"]')).toHaveValue(message)

  await context.setOffline(false)
  await expect(page.getByText('You are back online.')).toBeVisible()
  await expect(page.getByText('You are offline')).toHaveCount(0)
  await page.reload()
  await expect(page.locator('[name="message"]')).toHaveValue(message)
  await sendMessage(page)
  await expect(page.getByRole('status').filter({ hasText: 'message' }).first()).toBeVisible()
  await expect(page.locator('[name="message"]')).toHaveValue('')
  forgetLostConnections(faults)
})

test('a page opened offline stays ours, and loads by itself once the server answers', async ({
  page,
  context,
  faults,
}) => {
  await enter(page, aPerson())
  await createProject(page, 'Kitchen lamp', `Halden Away ${Date.now()}`)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Contact sales' }).click()
  const unreachable = page.getByRole('heading', { name: 'This page could not be loaded' })
  await expect(unreachable).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(unreachable).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('main').locator('[name="message"]')).toBeVisible()
  forgetLostConnections(faults)
})

test('pages report a failing or unreachable server and load again', async ({ page, faults }) => {
  await enter(page, aPerson())
  await createProject(page, 'Kitchen lamp', `Halden Failing ${Date.now()}`)
  await page.route('**/api/v3/organizations/**', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":true,"code":"internal"}' }),
  )
  await page.goto('/account/organization/users')
  const main = page.getByRole('main')
  await expect(main.getByText(/ran into a problem/).first()).toBeVisible()
  await page.unroute('**/api/v3/organizations/**')
  await main.getByRole('button', { name: 'Try again' }).first().click()
  await expect(main.getByText(/MOREAU/).first()).toBeVisible()

  await page.route('**/api/v3/projects/all**', (route) => route.abort('timedout'))
  await page.goto('/projects')
  await expect(main.getByText('Check your connection, then try again.')).toBeVisible()
  await page.unroute('**/api/v3/projects/all**')
  // Without a press: an unreachable server is called again.
  await expect(main.getByText('Kitchen lamp').first()).toBeVisible({ timeout: 30_000 })
  forgetFailures(faults, 500)
  forgetLostConnections(faults)
})

test('a session that ends: the person logs in again in place, and what they were sending is sent', async ({
  page,
  faults,
}) => {
  const person = aPerson()
  await enter(page, person)
  await createProject(page, 'Kitchen lamp', `Halden Ended ${Date.now()}`)
  await beginMessage(page)
  await endSession(page)
  const dialog = page.getByRole('dialog', { name: 'Log in again' })
  await expect(dialog.getByText(person.email)).toBeVisible()
  await dialog.locator('[name="password"]').fill('Wrong7!horse')
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(dialog.getByText('This password is not the right one.')).toBeVisible()
  await dialog.locator('[name="password"]').fill(person.password)
  await dialog.locator('[name="password"]').press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/contact\/b984$/)
  await expect(page.locator('[name="message"]')).toHaveValue(message)
  await sendMessage(page)
  await expect(page.locator('[name="message"]')).toHaveValue('')
  forgetFailures(faults, 403)
  forgetFailures(faults, 422)
})

test('a server that accepts and never answers: it is said, what was typed stays, and another try works', async ({
  page,
  context,
}) => {
  await enter(page, aPerson())
  await createProject(page, 'Kitchen lamp', `Halden Silent ${Date.now()}`)
  const reading = await context.newPage()
  await reading.route('**/api/v3/projects/all**', () => {})
  await page.route('**/api/v3/contacts/message', () => {})
  await beginMessage(page)
  // Both wait for as long as the console itself does.
  await Promise.all([reading.goto('/projects'), sendMessage(page)])

  const main = reading.getByRole('main')
  await expect(main.getByText('The server took too long to answer. Try again.')).toBeVisible(callTimeout)
  await reading.unroute('**/api/v3/projects/all**')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByText('Kitchen lamp').first()).toBeVisible()

  const alert = page.getByRole('alert').filter({ hasText: 'The server took too long to answer' })
  await expect(alert).toContainText('It may have gone through all the same', callTimeout)
  await expect(page.locator('[name="message"]')).toHaveValue(message)
  await page.unroute('**/api/v3/contacts/message')
  await sendMessage(page)
  await expect(page.locator('[name="message"]')).toHaveValue('')
  await expect(alert).toHaveCount(0)
})

test('a page that is left at once: the last change is saved', async ({ page }) => {
  const person = aPerson()
  await register(page, person)
  await confirm(page, await linkMailedTo(person.email))
  const connection = await slowConnection()
  await page.goto(`${connection.address}/projects`)
  await expect(page.getByRole('dialog')).toBeVisible()
  connection.slowDown(1000)
  await leaveWelcome(page)
  await page.goto('about:blank')

  const { headers } = await account(page)
  const onboarding = async () => (await page.request.get('/api/v3/onboarding', { headers })).json()
  await expect.poll(onboarding).toMatchObject({ is_welcome_closed: true })
  connection.close()
})
