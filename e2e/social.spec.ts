import type { Page } from '@playwright/test'
import { forgetFailures } from './support/failures.ts'
import { guest } from './support/provider.ts'
import { expect, test } from './support/test.ts'

test('C-002 A-010 goes to the provider, comes back as a new account, and as the same one the next time', async ({
  page,
}) => {
  for (const visit of ['first', 'second']) {
    await page.goto('/auth/login')
    await page.getByRole('button', { name: /Google/ }).click()
    await page.waitForURL('**/projects')
    const token = await tokenOf(page)
    const response = await page.request.get('/api/v3/me', { headers: { authorization: `Bearer ${token}` } })
    expect(await response.json(), visit).toMatchObject({ email: guest.email, first_name: guest.given_name })
    // The page sends its remaining requests in its session.
    await page.goto('about:blank')
    await page.context().clearCookies()
  }
})

test('C-002 an unexpected callback leads to the login with its reason', async ({ page, faults }) => {
  await page.goto('/auth/login/google?code=stolen&state=unknown')
  await page.waitForURL('**/auth/login')
  await expect(page.getByRole('alert').first()).toBeVisible()
  forgetFailures(faults, 422)
})

async function tokenOf(page: Page) {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name.startsWith('saywright_token'))?.value
}
