import type { Browser, Page } from '@playwright/test'
import { codeMailedTo } from './support/mail.ts'
import { aPerson, createProject, enter, logIn } from './support/person.ts'
import { expect, test } from './support/test.ts'

const other = 'Another8?horse'

test('in French on a phone, from the first visit to the project', async ({ browser, baseURL }) => {
  const page = await frenchPhone(browser, baseURL)
  const person = aPerson()
  await page.goto('/auth/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Se connecter')
  await enter(page, person)
  await expect(page.getByText('Aucun projet pour l’instant')).toBeVisible()
  await createProject(page, 'Préparation en entrepôt', `Halden France ${Date.now()}`)
  await expect(page.getByText('Préparation en entrepôt').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
  await expectNoOverflow(page)
  await page.context().close()
})

test('C-015 in French on a phone, from the account menu to a new password', async ({ browser, baseURL }) => {
  const page = await frenchPhone(browser, baseURL)
  const person = aPerson()
  await enter(page, person)
  await page.goto('/account-menu')
  await page.getByRole('link', { name: /Sécurité/ }).click()
  await page.waitForURL('**/account/security')
  await page.locator('[name="password"]').fill(other)
  await page.locator('[name="password_confirmed"]').fill(other)
  await page.locator('form:has([name="password_confirmed"]) button[type="submit"]').click()
  const dialog = page.getByRole('dialog', { name: 'Saisissez le code' })
  await expectNoOverflow(page)
  await dialog.getByRole('textbox').fill(await codeMailedTo(person.email))
  await dialog.locator('button[type="submit"]').click()
  await page.waitForURL('**/auth/login**')
  await logIn(page, { ...person, password: other })
  await page.context().close()
})

async function frenchPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'fr-FR',
    hasTouch: true,
    ...(baseURL ? { baseURL } : {}),
  })
  return context.newPage()
}

async function expectNoOverflow(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}
