import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Tabs } from './Tabs.js'

const tabs = ['Informations', 'Services', 'Utilisateurs et accès', 'Téléchargements', 'Historique'].map(
  (label) => ({ id: label, label, content: `${label}.` }),
)

describeComponent('Tabs', (props) => <Tabs {...props} label="Dossier" tabs={tabs} />, { role: 'tab' })

describe('Tabs', () => {
  it('brings the open tab into sight on phones, before the fade', async () => {
    await page.viewport(390, 844)
    const screen = await renderThemed(<Tabs label="Dossier" tabs={tabs} selectedKey="Historique" />)
    const open = screen.getByRole('tab', { name: 'Historique' }).element().getBoundingClientRect()
    const list = screen.getByRole('tablist').element().getBoundingClientRect()
    expect(open.right).toBeLessThan(list.right - 23)
    expect(open.left).toBeGreaterThanOrEqual(list.left)
  })

  it('keeps the open tab before the fade when counts come later', async () => {
    await page.viewport(390, 844)
    const screen = await renderThemed(
      <Tabs label="Dossier" tabs={tabs} selectedKey="Utilisateurs et accès" />,
    )
    await screen.rerender(
      <Tabs
        label="Dossier"
        tabs={tabs.map((tab) => ({ ...tab, count: '1 000' }))}
        selectedKey="Utilisateurs et accès"
      />,
    )
    await expect.poll(() => clearOfFade('Utilisateurs et accès')).toBe(true)
  })

  it('scrolls a tab pressed at the edge into view when uncontrolled', async () => {
    await page.viewport(390, 844)
    await renderThemed(<Tabs label="Dossier" tabs={tabs} />)
    expect(clearOfFade('Téléchargements')).toBe(false)
    const { x, y } = page.getByRole('tab', { name: 'Téléchargements' }).element().getBoundingClientRect()
    document
      .elementFromPoint(x + 8, y + 8)
      ?.closest<HTMLElement>('[role=tab]')
      ?.click()
    await expect.poll(() => clearOfFade('Téléchargements')).toBe(true)
  })

  it('leaves the page where it is', async () => {
    await page.viewport(390, 400)
    await renderThemed(
      <div style={{ paddingBlockStart: 1200 }}>
        <Tabs label="Dossier" tabs={tabs} selectedKey="Historique" />
      </div>,
    )
    await expect.poll(() => clearOfFade('Historique')).toBe(true)
    expect(window.scrollY).toBe(0)
  })

  it('does not make a page wider that it fills', async () => {
    await page.viewport(390, 844)
    await renderThemed(<Tabs label="Dossier" tabs={tabs} />)
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth).toBe(clientWidth)
  })

  it('passes over disabled tabs', async () => {
    await page.viewport(1280, 800)
    const screen = await renderThemed(
      <Tabs
        label="Folder"
        tabs={[
          { id: 'a', label: 'A', content: 'a' },
          { id: 'b', label: 'B', content: 'b', isDisabled: true },
          { id: 'c', label: 'C', content: 'c' },
        ]}
      />,
    )
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(screen.getByRole('tab', { name: 'C' })).toHaveFocus()
    await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('c')
  })

  it('says the count with the label', async () => {
    const screen = await renderThemed(<Tabs label="Folder" tabs={[{ id: 'a', label: 'Users', count: 6 }]} />)
    await expect.element(screen.getByRole('tab')).toHaveAccessibleName('Users 6')
  })
})

/** Whether a tab is entirely visible in its list, before the fade at the end. */
function clearOfFade(name: string): boolean {
  const tab = page
    .getByRole('tab', { name: new RegExp(name) })
    .element()
    .getBoundingClientRect()
  const list = page.getByRole('tablist').element().getBoundingClientRect()
  return tab.right <= list.right - 24 && tab.left >= list.left
}
