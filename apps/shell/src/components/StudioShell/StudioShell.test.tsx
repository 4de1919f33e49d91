import { axeProblems } from '@saywright/ui/testing'
import { ThemeProvider } from '@saywright/ui/theme'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { exampleMenu } from './exampleMenu.js'
import { StudioPanes } from './StudioPanes.js'
import { StudioShell } from './StudioShell.js'

const studio = (
  <ThemeProvider isRoot locale="en-US" theme="light">
    <StudioShell brand="Studio" project="Warehouse" items={exampleMenu}>
      <StudioPanes aside={<p>quick test</p>} asideLabel="Quick test" head={<h1>picking-en</h1>}>
        <div style={{ height: 4000, flexShrink: 0 }}>grammar</div>
      </StudioPanes>
    </StudioShell>
  </ThemeProvider>
)

it('fills the window: only panes scroll', async () => {
  await page.viewport(1366, 768)
  const screen = await render(studio)
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
  const screen = await render(studio)
  expect((screen.getByRole('complementary').element() as HTMLElement).offsetWidth).toBe(expected)
})

it.each([
  ['Wake word', 208, 208],
  ['Amélioration de la parole', 209, 256],
  ['Spracherkennung mit eigenen Wörterbüchern', 256, 256],
])('the rail with %s is %i to %i px wide', async (label, least, most) => {
  await page.viewport(1366, 768)
  const items = [{ id: 'models', items: [{ id: 'model', label, href: '/model', icon: <svg width={18} /> }] }]
  await render(
    <ThemeProvider isRoot locale="fr-FR" theme="light">
      <StudioShell brand="Studio" project="Warehouse" items={items}>
        <h1>picking-en</h1>
      </StudioShell>
    </ThemeProvider>,
  )
  const rail = page.getByRole('navigation').element().closest('[class*=rail]') as HTMLElement
  expect(rail.offsetWidth).toBeGreaterThanOrEqual(least)
  expect(rail.offsetWidth).toBeLessThanOrEqual(most)
})
