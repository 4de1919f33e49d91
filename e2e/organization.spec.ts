import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { invite, join } from './support/colleague.ts'
import { codeMailedTo, linkMailedTo } from './support/mail.ts'
import { aPerson, createProject, enter, type Person } from './support/person.ts'
import { expect, test } from './support/test.ts'

/** A GIF. */
const pixel = 'R0lGODlhAQABAIAAAB1O2P///yH5BAEAAAAALAAAAAABAAEAAAICRAEAOw=='

test('K-004 K-022 an organization is made, and verified by the mail to its domain', async ({ page }) => {
  const domain = `halden${Date.now()}.com`
  const person = { ...aPerson(), email: `camille@${domain}` }
  await enter(page, person)
  await createProject(page, 'Line maintenance', `Halden ${domain}`)
  await addDomain(page, domain, person)
  await page.goto('/account/organization')
  await expect(page.getByText('Verified', { exact: true }).first()).toBeVisible()
  const logo = { name: 'logo.gif', mimeType: 'image/gif', buffer: Buffer.from(pixel, 'base64') }
  await page.locator('input[type="file"]').setInputFiles(logo)
  await expect(page.getByRole('button', { name: 'Remove logo' })).toBeVisible()
  await page.reload()
  await expect(page.locator('img[src^="blob:"]')).toHaveCount(3)
})

test('P-004 P-006 someone invited makes an account in a second browser, and gets another role', async ({
  page,
  browser,
  baseURL,
}) => {
  const [administrator, guest] = [aPerson(), { ...aPerson(), first_name: 'Tom', last_name: 'Becker' }]
  await enter(page, administrator)
  const organization = `Halden Team ${Date.now()}`
  await createProject(page, 'Warehouse picking', organization)
  await page.goto('/account/organization/invite-users')
  await invite(page, guest)

  const second = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const theirs = await second.newPage()
  await theirs.goto(await linkMailedTo(guest.email))
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText(organization)
  await join(theirs, guest)
  await theirs.goto('/account/organization/1')
  await expect(theirs.getByText('Only administrators can invite people.')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: /Guest, role of/ }).click()
  await page.getByRole('menuitemradio', { name: 'Employee' }).click()
  await page.getByRole('button', { name: 'Change role' }).click()
  await expect(page.getByRole('button', { name: /Employee, role of/ })).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByText('You are an employee')).toBeVisible()
  await second.close()
  expect(await auditOf(page, administrator)).toMatch(/Changed a role,BECKER Tom,Guest,Employee,/)
})

/** The actions of a person, in the file of the log. */
async function auditOf(page: Page, { first_name }: Person): Promise<string> {
  await page.getByRole('tab', { name: 'Audit log' }).click()
  await page.getByRole('button', { name: /Person/ }).click()
  await page.getByRole('option', { name: new RegExp(first_name) }).click()
  await expect(page).toHaveURL(/person=\d+/)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('audit-log.csv')
  return readFile(await file.path(), 'utf8')
}

async function addDomain(page: Page, domain: string, { email }: Person) {
  await page.goto('/account/organization/2')
  await expect(page).toHaveTitle(/^Organization · Domains · /)
  await page.getByRole('button', { name: 'Add a domain' }).click()
  await page.locator('[name="name"]').fill(domain)
  await page.locator('[name="verification_email"]').fill(email)
  await page.locator('[name="verification_email"]').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Enter the code' })
  await dialog.getByRole('textbox').fill(await codeMailedTo(email))
  await dialog.locator('button[type="submit"]').click()
  await expect(page.getByRole('row', { name: new RegExp(domain) })).toBeVisible()
}
