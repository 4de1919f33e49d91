import { expect, type Page } from '@playwright/test'

/** The header that shows the session of a browser to the server. */
async function authorization(page: Page): Promise<{ Authorization: string }> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'saywright_token')?.value ?? ''
  return { Authorization: `Bearer ${decodeURIComponent(token)}` }
}

/** The logged-in account, for calls beside the pages. */
export async function account(page: Page) {
  const headers = await authorization(page)
  const me = await page.request.get('/api/v3/me', { headers })
  const { id } = (await me.json()) as { id: number }
  return { id, headers }
}

/** Ends the session on the server, as from another device; the cookie of this browser stays. */
export async function endSession(page: Page): Promise<void> {
  const response = await page.request.post('/api/v3/logout', { headers: await authorization(page) })
  expect(response.ok()).toBe(true)
}

/** As if the person had closed the welcome and the tour already, on another device. */
export const closeWelcome = (page: Page): Promise<void> =>
  saveOnboarding(page, { is_welcome_closed: true, is_tour_closed: true })

/** Sets the first steps that the person has seen. */
export async function saveOnboarding(
  page: Page,
  data: Readonly<Partial<Record<'is_welcome_closed' | 'is_tour_closed', true>>>,
): Promise<void> {
  const headers = await authorization(page)
  const response = await page.request.put('/api/v3/onboarding', { headers, data })
  expect(response.ok()).toBe(true)
}

/** As if the person had chosen their language already, on another device. */
export async function chooseLanguage(page: Page, interface_language: 'English' | 'Français'): Promise<void> {
  const { id, headers } = await account(page)
  const response = await page.request.put(`/api/v3/users/${id}/lang`, {
    headers,
    data: { interface_language },
  })
  expect(response.ok()).toBe(true)
}
