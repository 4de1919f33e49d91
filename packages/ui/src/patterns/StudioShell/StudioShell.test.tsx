import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { axeProblems } from '../../testing/axe.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { studioMenu } from '../SideMenu/exampleMenus.js'
import { StudioPanes } from './StudioPanes.js'
import { StudioShell } from './StudioShell.js'

const studio = (
  <StudioShell brand="Studio" project="Warehouse" items={studioMenu}>
    <StudioPanes aside={<p>quick test</p>} asideLabel="Quick test" head={<h1>picking-en</h1>}>
      <div style={{ height: 4000, flexShrink: 0 }}>grammar</div>
    </StudioPanes>
  </StudioShell>
)

it('fills the window: only panes scroll', async () => {
  await page.viewport(1366, 768)
  const screen = await renderThemed(studio)
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(768)
  const pane = screen.getByText('grammar').element().parentElement as HTMLElement
  expect(pane.scrollHeight).toBeGreaterThan(pane.clientHeight)
  expect(await axeProblems(screen.container)).toEqual([])
})

it.each([
  [1366, 360],
  [1600, 428],
])('at %i px the pane at the end is %i px wide', async (width, expected) => {
  await page.viewport(width, 800)
  const screen = await renderThemed(studio)
  expect((screen.getByRole('complementary').element() as HTMLElement).offsetWidth).toBe(expected)
})
