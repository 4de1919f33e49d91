import { ThemeProvider } from '@saywright/ui/theme'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StudioLayout } from './StudioLayout.js'

async function frameIn(width: number, height: number) {
  await page.viewport(width, height)
  return render(
    <ThemeProvider locale="en-US">
      <StudioLayout
        project={{ id: 7, open: undefined }}
        places={{ pathname: '/7', consoleHref: '/projects', resourcesHref: '/projects/7' }}
      >
        the grammar
      </StudioLayout>
    </ThemeProvider>,
  )
}

describe('the least screen of the studio', () => {
  it.each([
    [1279, 720],
    [1280, 719],
  ])('L-008 %i by %i is refused', async (width, height) => {
    const screen = await frameIn(width, height)
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(screen.getByText('the grammar')).not.toBeInTheDocument()
  })
  it('L-007 L-008 1280 by 720 is enough', async () => {
    const screen = await frameIn(1280, 720)
    await expect.element(screen.getByText('the grammar')).toBeVisible()
  })
  it('lets the user open the studio on a small screen for as long as the tab is open', async () => {
    const screen = await frameIn(320, 256)
    await screen.getByRole('button', { name: 'Open anyway' }).click()
    await expect.element(screen.getByText('the grammar')).toBeVisible()
    await screen.unmount()
    await expect.element((await frameIn(683, 328)).getByText('the grammar')).toBeVisible()
  })
})
