import { expect, type Page } from '@playwright/test'

/** From now on the device of this page has passkeys, and its person agrees at once. */
export async function withPasskeys(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Adds a passkey of this device to the account of the person who is logged in. */
export async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto('/account/security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(name)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(name).first()).toBeVisible()
}
