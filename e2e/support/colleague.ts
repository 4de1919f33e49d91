import { type Browser, expect, type Page } from '@playwright/test'
import { linkMailedTo } from './mail.ts'
import { aPerson, logIn, type Person } from './person.ts'
import { closeWelcome } from './session.ts'

/** Opens a place of the area of a project from the dashboard. */
export async function openArea(page: Page, project: string, place: string): Promise<void> {
  await page.goto('/projects')
  await page.getByRole('link', { name: new RegExp(project) }).click()
  await page.waitForURL('**/settings/details')
  await page
    .getByRole('navigation', { name: new RegExp(project) })
    .getByRole('link', { name: new RegExp(place) })
    .click()
}

/** Makes the account of who opened the link of an invitation. */
export async function join(page: Page, { first_name, last_name, password }: Person): Promise<void> {
  const values = { first_name, last_name, password, password_confirmed: password }
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value)
  await page.getByRole('button', { name: 'Create my account and join' }).click()
  await page.waitForURL('**/projects')
}

/** Sends an invitation from the page of the organization. */
export async function invite(page: Page, { email }: Person): Promise<void> {
  await page.waitForURL(/\/account\/organization\/invite-users(\?|$)/)
  await page.locator('[name="invitation_mail"]').fill(email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(email).first()).toBeVisible()
}

/** Tom Becker, in a browser of his own, as soon as he is a member of the organization and of the project he was invited to. */
export async function aColleague(
  page: Page,
  project: string,
  { browser, baseURL }: { browser: Browser; baseURL: string | undefined },
): Promise<{ colleague: Person; theirs: Page; close: () => Promise<void> }> {
  const colleague = { ...aPerson(), first_name: 'Tom', last_name: 'Becker' }
  await openArea(page, project, 'Members')
  await page.getByRole('button', { name: 'Invite members' }).click()
  await invite(page, colleague)
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const theirs = await context.newPage()
  await theirs.goto(await linkMailedTo(colleague.email))
  await join(theirs, colleague)
  await openArea(page, project, 'Members')
  await expect(page.getByRole('button', { name: 'Remove BECKER Tom from the project' })).toBeVisible()
  return { colleague, theirs, close: () => context.close() }
}

/**
 * Logs in as a person of the demonstration data, who has no password until they choose one.
 *
 * @param folder data of the product.
 */
export async function becomeColleague(page: Page, email: string, folder?: string): Promise<void> {
  const password = 'Correct7!horse'
  await page.goto('/auth/reset-password')
  await page.locator('[name="email"]').fill(email)
  await page.locator('button[type="submit"]').click()
  await page.goto(await linkMailedTo(email, folder))
  for (const name of ['password', 'password_confirmed']) await page.locator(`[name="${name}"]`).fill(password)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL('**/auth/login**')
  await logIn(page, { email, password })
  await closeWelcome(page)
}
