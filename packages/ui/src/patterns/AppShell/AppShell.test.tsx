import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeProblems } from '../../testing/axe.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { exampleMenu } from '../SideMenu/exampleMenus.js'
import { TopBar } from '../TopBar/TopBar.js'
import { AppShell, type AppShellProps } from './AppShell.js'

async function drawn(width: number, props: Partial<AppShellProps> = {}) {
  await page.viewport(width, 800)
  return renderThemed(
    <AppShell
      brand={(isCollapsed) => (isCollapsed ? 'S' : 'Saywright')}
      items={exampleMenu}
      footer="6.1.4"
      topBar={<TopBar title="Folders" />}
      {...props}
    >
      <h1>Folders</h1>
    </AppShell>,
  )
}

it.each([
  [1280, 60],
  [1599, 60],
  [1600, 236],
])('L-009 at %i px the menu is %i px wide at first', async (width, expected) => {
  const screen = await drawn(width)
  const side = screen.getByRole('navigation').element().closest('[class*=side]') as HTMLElement
  expect(side.offsetWidth).toBe(expected)
  expect(screen.getByRole('button', { name: 'Open the menu' }).elements()).toHaveLength(0)
})

it('L-009 the menu opens and collapses again, and the laptop keeps its own choice', async () => {
  const onMenuCollapsedChange = vi.fn()
  const screen = await drawn(1366, { onMenuCollapsedChange })
  await screen.getByRole('button', { name: 'Expand the menu' }).click()
  await expect.element(screen.getByText('Saywright')).toBeVisible()
  expect(onMenuCollapsedChange).toHaveBeenLastCalledWith(false)
  await page.viewport(1600, 800)
  await screen.getByRole('button', { name: 'Collapse the menu' }).click()
  await page.viewport(1366, 800)
  await expect.element(screen.getByRole('button', { name: 'Collapse the menu' })).toBeVisible()
})

it.each([
  [599, 599],
  [834, 320],
  [1279, 320],
])('L-011 at %i px the burger opens a sheet of %i px that closes on the way', async (width, expected) => {
  const screen = await drawn(width)
  expect(screen.getByRole('navigation').elements()).toHaveLength(0)
  await screen.getByRole('button', { name: 'Open the menu' }).click()
  const sheet = screen.getByRole('dialog', { name: 'Menu' })
  await expect.element(sheet).toBeVisible()
  expect((sheet.element() as HTMLElement).offsetWidth).toBe(expected)
  // Colours are measured where the fade ends.
  for (const animation of document.getAnimations()) animation.finish()
  expect(await axeProblems(document.body)).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Open the menu' })).toHaveFocus()
})

it('an entry of the sheet leads on and closes it', async () => {
  const onPress = vi.fn()
  const [group] = exampleMenu
  const settings = { ...group!.items[0]!, href: undefined, isCurrent: false, label: 'Settings', onPress }
  const { href: _, ...item } = settings
  const screen = await drawn(390, { items: [{ id: 'one', items: [item] }] })
  await screen.getByRole('button', { name: 'Open the menu' }).click()
  await screen.getByRole('button', { name: 'Settings' }).click()
  expect(onPress).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

it('the first stop of the keyboard leads to the content', async () => {
  const screen = await drawn(1600)
  await userEvent.tab()
  await expect.element(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('main')).toHaveFocus()
  expect(location.hash).toBe('')
})
