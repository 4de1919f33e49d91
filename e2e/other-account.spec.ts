import type { Page } from '@playwright/test'
import { beginMessage, message, sendMessage } from './support/contact.ts'
import { forgetFailures } from './support/failures.ts'
import { aPerson, enter, logIn } from './support/person.ts'
import { account } from './support/session.ts'
import { expect, test } from './support/test.ts'

// The calls that were refused.
test.afterEach(({ faults }) => forgetFailures(faults, 409))

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Another account is logged in now' })

test('a tab sends nothing for an account that logged in in another tab', async ({ page, context }) => {
  test.slow()
  const other = aPerson()
  await enter(page, other)
  const { id } = await account(page)
  await context.clearCookies()
  await enter(page, aPerson())
  await beginMessage(page)

  await context.clearCookies()
  const elsewhere = await context.newPage()
  await logIn(elsewhere, other)
  await expect(dialog(page)).toBeVisible()

  await dialog(page).getByRole('button', { name: 'Stay on this page' }).click()
  await expect(dialog(page)).toBeHidden()
  const [response] = await Promise.all([
    page.waitForResponse((each) => each.request().method() === 'POST' && each.status() === 409),
    sendMessage(page),
  ])
  expect(await response.json()).toMatchObject({ code: 'account_changed' })
  await expect(dialog(page)).toBeVisible()
  await expect(page.locator('[name="message"]')).toHaveValue(message)

  const [me] = await Promise.all([
    page.waitForResponse((each) => each.url().endsWith('/api/v3/me') && each.ok()),
    dialog(page).getByRole('button', { name: 'Reload the page' }).click(),
  ])
  expect(await me.json()).toMatchObject({ id })
  await expect(dialog(page)).toBeHidden()
})
