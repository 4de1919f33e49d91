import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { aServer } from '../testing/aServer.js'
import { renderStudio } from '../testing/renderStudio.js'

afterEach(cleanup)

const model = () => page.getByRole('heading', { level: 1, name: 'Lamps' })

async function openStudioAt(address: string) {
  await renderStudio(aServer().transport, address)
}

/** More than the focus waits for before it goes to a heading. */
async function someFrames() {
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
}

it('leaves the first tab stop to the skip link after an automatic redirect', async () => {
  await openStudioAt('/7/voice-commands')
  await expect.element(model()).toBeVisible()
  await someFrames()
  expect(document.activeElement).toBe(document.body)
})

it('moves the focus to the heading after a redirect from a page that the user opened', async () => {
  await openStudioAt('/7')
  await page.getByRole('link', { name: 'Voice commands' }).first().click()
  await expect.element(model()).toHaveFocus()
})
