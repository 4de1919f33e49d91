import type { Page } from '@playwright/test'
import { mailLinks } from '../services/server/tests/support/mailLinks.ts'
import { forgetFailures } from './support/failures.ts'
import { linkMailedTo } from './support/mail.ts'
import { aPerson, confirm, register } from './support/person.ts'
import { expect, test } from './support/test.ts'

/** Calls of a page that could change something: its version is only compared. */
function changesOf(page: Page): string[] {
  const changes: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/api/') || request.method() === 'GET' || pathname === '/api/_version') return
    changes.push(`${request.method()} ${pathname}`)
  })
  return changes
}

/** Opens a link as a program that reads mails does: scripts run, and nothing is pressed. */
async function scan(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('C-007 a scanner that opens the link of every mail changes nothing', async ({ page, faults }) => {
  const changes = changesOf(page)
  for (const link of new Set(Object.values(mailLinks))) await scan(page, link)
  expect(changes).toEqual([])
  // The code of the invitation does not exist.
  for (const status of [404, 422]) forgetFailures(faults, status)
})

test('C-007 a link that was scanned still works for its recipient', async ({ page, browser, baseURL }) => {
  const person = aPerson()
  await register(page, person)
  const link = await linkMailedTo(person.email)
  const scanner = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const theirs = await scanner.newPage()
  await scan(theirs, link)
  const cookies = await scanner.cookies()
  expect(cookies.filter(({ name }) => name.startsWith('saywright_token'))).toEqual([])
  await scanner.close()
  await confirm(page, link)
})
