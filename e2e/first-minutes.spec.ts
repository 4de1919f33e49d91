import type { Page } from '@playwright/test'
import { countPresses } from './support/keyboard.ts'
import { linkMailedTo } from './support/mail.ts'
import { aPerson, confirm, leaveWelcome, register } from './support/person.ts'
import { heard, speak } from './support/studio.ts'
import { expect, test } from './support/test.ts'

/** From the link in the mail to the first command that is recognized. */
const maxPresses = 4

for (const [way, say] of [
  ['spoken to the microphone', speak],
  ['recorded by somebody else', chooseKept],
] as const) {
  test(`K-007 a stranger sees a first command recognized, ${way}`, async ({ page, context }) => {
    const presses = await countPresses(context)
    const person = aPerson()
    await register(page, person)
    const link = await linkMailedTo(person.email)
    const [begun, before] = [performance.now(), presses()]
    await confirm(page, link)
    await leaveWelcome(page)

    const studio = await openSample(page)
    await expect(studio.getByText('Say: “switch on the light”')).toBeVisible()
    await say(studio)
    await heard(studio, 'Recognized', 'go forward ten meters')
    const seconds = (performance.now() - begun) / 1000
    const pressed = presses() - before
    console.log(
      `first command recognized, ${way}: ${pressed} presses, ${seconds.toFixed(1)} s after the first login`,
    )
    expect(pressed).toBeLessThanOrEqual(maxPresses)

    // The dashboard, still open, learns it from the server.
    const step = page.locator('#onboarding li', { hasText: 'First command recognized' })
    await expect(step).toContainText('Done')
    await expect(page.getByRole('button', { name: 'Try the sample project' })).toBeHidden()
    await expect(page.getByText('Sample project', { exact: true })).toBeVisible()
  })
}

async function openSample(page: Page): Promise<Page> {
  const way = page.getByRole('button', { name: 'Try the sample project' })
  await expect(way).toHaveCount(1)
  const [studio] = await Promise.all([page.waitForEvent('popup'), way.click()])
  await studio.waitForURL(/studio\.localhost/)
  return studio
}

/** Without a microphone: the recording that the sample brings along. */
async function chooseKept(studio: Page): Promise<void> {
  await studio.getByRole('button', { name: 'No microphone? Test a recording' }).click()
  await studio.getByRole('button', { name: '“go forward ten meters”' }).click()
}
