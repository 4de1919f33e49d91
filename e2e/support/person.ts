import { expect, type Page } from '@playwright/test'
import { linkMailedTo } from './mail.ts'

export type Person = { first_name: string; last_name: string; email: string; password: string }

let count = 0

/** Somebody who is not registered yet. */
export function aPerson(): Person {
  count += 1
  const email = `camille.${process.env.TEST_WORKER_INDEX ?? 0}.${Date.now()}.${count}@halden.com`
  return { first_name: 'Camille', last_name: 'Moreau', email, password: 'Correct7!horse' }
}

/** Fills the form of a new account and sends it. */
export async function register(
  page: Page,
  { first_name, last_name, email, password }: Person,
): Promise<void> {
  await page.goto('/auth/register')
  const values = { first_name, last_name, email, password, password_confirmed: password }
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL('**/auth/verify')
}

/** Opens the link of the first mail and presses its button: the person is logged in. */
export async function confirm(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: /^(Confirm my account|Confirmer mon compte)$/ }).click()
  await page.waitForURL('**/projects')
}

/** Registers and opens the link of the mail: the person is logged in, on the dashboard. @param folder data of the product. */
export async function enter(page: Page, person: Person, folder?: string): Promise<void> {
  await register(page, person)
  await confirm(page, await linkMailedTo(person.email, folder))
  await leaveWelcome(page)
}

/** The dashboard greets who comes for the first time; Escape leaves that for later. */
export async function leaveWelcome(page: Page): Promise<void> {
  const welcome = page.getByRole('dialog')
  await expect(welcome).toBeVisible()
  await expect.poll(() => welcome.evaluate((part) => part.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(welcome).toBeHidden()
}

/** Logs in at the page of the login, with the password that is true now. */
export async function logIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.goto('/auth/login')
  await page.locator('[name="email"]').fill(email)
  await page.locator('[name="password"]').fill(password)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL('**/projects')
}

/** Gives the person a first project with its organization; how one makes it is the matter of the wizard's own journeys. */
export async function createProject(page: Page, title: string, organization: string): Promise<void> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name.startsWith('saywright_token'))?.value
  const response = await page.request.post('/api/v3/projects', {
    headers: { authorization: `Bearer ${token}` },
    data: { title, organization_name: organization },
  })
  expect(response.status()).toBe(201)
  await page.goto('/projects')
  await expect(page.getByText(title).first()).toBeVisible()
}
