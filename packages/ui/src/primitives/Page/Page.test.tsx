import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderThemed } from '../../testing/renderThemed.js'
import { Page } from './Page.js'

it('has one heading of level 1 that may take the focus after a navigation', async () => {
  const screen = await renderThemed(<Page title="Folders">list</Page>)
  const heading = screen.getByRole('heading', { level: 1 }).element() as HTMLElement
  heading.focus()
  expect(document.activeElement).toBe(heading)
})

it.each([
  [390, '18px'],
  [834, '24px'],
  [1366, '32px'],
  [1600, '48px'],
])('at %i px has %s at its sides', async (width, padding) => {
  await page.viewport(width, 800)
  const screen = await renderThemed(<Page title="Folders">list</Page>)
  const root = screen.container.firstElementChild as HTMLElement
  expect(getComputedStyle(root).paddingInlineStart).toBe(padding)
})
