import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderThemed } from '../../testing/renderThemed.js'
import { ScreenSizeGate } from './ScreenSizeGate.js'

it.each([
  [1279, 720, false],
  [1280, 719, false],
  [1280, 720, true],
])('L-008± a window of %i by %i lets in: %s', async (width, height, isOpen) => {
  await page.viewport(width, height)
  const screen = await renderThemed(
    <ScreenSizeGate actions={<button type="button">Send</button>}>tool</ScreenSizeGate>,
  )
  expect(screen.getByText('tool', { exact: true }).elements()).toHaveLength(isOpen ? 1 : 0)
  expect(screen.getByRole('heading').elements()).toHaveLength(isOpen ? 0 : 1)
})

it('L-008 keeps what was written when the window shrinks and grows again', async () => {
  await page.viewport(1280, 720)
  const screen = await renderThemed(
    <ScreenSizeGate>
      <input aria-label="Code" />
    </ScreenSizeGate>,
  )
  await screen.getByRole('textbox', { name: 'Code' }).fill('pick two')
  await page.viewport(800, 720)
  await expect.element(screen.getByText(/this window has 800 by 720/)).toBeVisible()
  expect(screen.getByRole('textbox').elements()).toHaveLength(0)
  await page.viewport(1280, 720)
  await expect.element(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('pick two')
})

it('is opened anyway, and stays so as the application keeps it', async () => {
  await page.viewport(683, 328)
  let isKept = false
  const gate = () => (
    <ScreenSizeGate
      isOpenedAnyway={isKept}
      onOpenAnyway={() => {
        isKept = true
      }}
    >
      tool
    </ScreenSizeGate>
  )
  const screen = await renderThemed(gate())
  await screen.getByRole('button', { name: 'Open anyway' }).click()
  await expect.element(screen.getByText('tool', { exact: true })).toBeVisible()
  await screen.unmount()
  const again = await renderThemed(gate())
  await expect.element(again.getByText('tool', { exact: true })).toBeVisible()
})
