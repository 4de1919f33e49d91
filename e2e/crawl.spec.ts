import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { crawl } from './support/crawl.ts'
import { linkMailedTo } from './support/mail.ts'
import { logIn } from './support/person.ts'
import { dataDir } from './support/product.ts'
import { closeWelcome } from './support/session.ts'
import { expect, test } from './support/test.ts'

/** The languages of the console, with somebody of the demonstration data who reads it. */
const languages = [
  {
    language: 'en',
    locale: 'en-US',
    administrator: 'grace.okafor@harbour-lane.example.com',
    member: 'tom.whitfield@example.com',
  },
  {
    language: 'fr',
    locale: 'fr-FR',
    administrator: 'elise.moreau@lumiere-instruments.example.com',
    member: 'hugo.lambert@example.com',
  },
]

for (const { language, locale, administrator, member } of languages) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('behind every link a visitor comes to a page', async ({ page }) => {
      const visited = await crawl(page, '/auth/login', language)
      for (const path of [
        '/auth/register',
        '/auth/reset-password',
        '/terms-and-conditions',
        '/privacy-policy',
      ])
        expect(visited).toContain(path)
    })

    test('behind every link an administrator comes to a page', async ({ page }) => {
      await becomeColleague(page, administrator)
      const visited = await crawl(page, '/projects', language)
      for (const path of ['/account/organization/audit', '/wizard/project', '/feedback'])
        expect(visited).toContain(path)
    })

    test('behind every link a member comes to a page', async ({ page }) => {
      await becomeColleague(page, member)
      const visited = await crawl(page, '/projects', language)
      expect(visited).toContain('/account/organization/users')
    })

    test('behind every link somebody of the staff comes to a page', async ({ page }) => {
      await logIn(page, { email: 'staff@example.com', password: demonstrationPassword() })
      await closeWelcome(page)
      if (language === 'fr') await speakFrench(page)
      expect(await crawl(page, '/projects', language)).toContain('/staff/messages')
    })
  })
}

/** Colleagues of the demonstration have no password until they choose one. */
async function becomeColleague(page: Page, email: string) {
  const password = 'Correct7!horse'
  await page.goto('/auth/reset-password')
  await page.locator('[name="email"]').fill(email)
  await page.locator('button[type="submit"]').click()
  await page.goto(await linkMailedTo(email))
  for (const name of ['password', 'password_confirmed']) await page.locator(`[name="${name}"]`).fill(password)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL('**/auth/login**')
  await logIn(page, { email, password })
  await closeWelcome(page)
}

const demonstrationPassword = () =>
  (JSON.parse(readFileSync(join(dataDir, 'demonstration-login.json'), 'utf8')) as { password: string })
    .password

async function speakFrench(page: Page) {
  await page.reload()
  await page.getByRole('button', { name: / · (Account of|Compte)/ }).click()
  await page.getByRole('menuitemradio', { name: 'Français' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', /^fr/)
}
