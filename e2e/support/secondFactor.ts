import { expect, type Page } from '@playwright/test'
import { codeOf } from '../../services/server/tests/support/codeOf.ts'
import { account } from './session.ts'

/** Switches the second factor on for the person who is logged in. @returns the key of their authenticator. */
export async function switchOnSecondFactor(page: Page): Promise<string> {
  const { id, headers } = await account(page)
  const started = await page.request.post(`/api/v3/users/${id}/totp`, { headers })
  const { secret } = (await started.json()) as { secret: string }
  const data = { code: codeOf(secret, Date.now()) }
  const verified = await page.request.post(`/api/v3/users/${id}/totp/verify`, { headers, data })
  expect(verified.ok()).toBe(true)
  return secret
}

/** A code that is not used yet: each works once, and that of the next half minute is taken already. */
export const nextCodeOf = (secret: string) => codeOf(secret, Date.now() + 30_000)
