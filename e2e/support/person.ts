import { expect, type Page } from '@playwright/test'
import { linkMailedTo } from './mail.ts'
import { saveOnboarding } from './session.ts'

export type Person = { first_name: string; last_name: string; email: string; password: string }

let count = 0

/** A person without an account. */
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

/**
 * The person has an account and is logged in, on the dashboard. Made by calls: how one signs up by the pages is the matter of the
 * journeys of the entrance.
 *
 * @param folder data of the product.
 */
export async function enter(page: Page, person: Person, folder?: string): Promise<void> {
  // The account speaks the language of the browser.
  const headers = { 'accept-language': await page.evaluate(() => navigator.language) }
  const call = async (path: string, data: object) => {
    const response = await page.request.post(`/api/v3/${path}`, { headers, data })
    expect(response.ok(), path).toBe(true)
    return response
  }
  await call('register', person)
  const link = new URL(await linkMailedTo(person.email, folder))
  const [email, code] = link.pathname.split('/').slice(-2).map(decodeURIComponent)
  const confirmed = await call('confirm_register', { email, code })
  const { access_token } = (await confirmed.json()) as { access_token: string }
  const value = encodeURIComponent(access_token)
  await page.context().addCookies([{ name: 'saywright_token', value, url: new URL(confirmed.url()).origin }])
  await saveOnboarding(page, { is_welcome_closed: true })
  await page.goto('/projects')
  await expect(page.locator('#onboarding')).toBeVisible()
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
