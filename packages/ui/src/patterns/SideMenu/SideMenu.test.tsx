import { Settings } from 'lucide-react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Icon } from '../../primitives/Icon/Icon.js'
import { axeProblems } from '../../testing/axe.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { themes } from '../../theme/ThemeProvider.js'
import { exampleMenu, labelledMenu } from './exampleMenus.js'
import { SideMenu } from './SideMenu.js'

it.each(themes)('has no accessibility fault, open or collapsed, in the theme %s', async (theme) => {
  const screen = await renderThemed(
    <>
      <SideMenu groups={exampleMenu} />
      <SideMenu groups={labelledMenu} label="Other" isCollapsed />
    </>,
    { theme },
  )
  expect(await axeProblems(screen.container)).toEqual([])
})

it('L-026 opens an external entry in a new tab and announces it', async () => {
  const screen = await renderThemed(<SideMenu groups={exampleMenu} />)
  const link = screen.getByRole('link', { name: 'Documentation (opens in a new tab)' })
  await expect.element(link).toHaveAttribute('target', '_blank')
  expect(link.element().getAttribute('rel')).toContain('noopener')
})

it.each([
  [9, '9', /^Activity\s*9 unread$/],
  [120, '9+', /^Activity\s*9\+\s*120 unread$/],
])('has in its name what the badge over the icon says of %i', async (count, seen, name) => {
  const groups = [
    {
      id: 'all',
      items: [
        { id: 'activity', label: 'Activity', icon: null, href: '/', count, countLabel: `${count} unread` },
      ],
    },
  ]
  const screen = await renderThemed(<SideMenu groups={groups} isCollapsed />)
  const link = screen.getByRole('link', { name })
  await expect.element(link).toBeVisible()
  expect(link.element().querySelector('[class*="Badge"]')?.textContent).toBe(seen)
})

it('names what is counted', async () => {
  const screen = await renderThemed(<SideMenu groups={exampleMenu} isCollapsed />)
  await expect.element(screen.getByRole('link', { name: 'Notifications 3 unread' })).toBeVisible()
})

it('runs the action of an entry without an address, and notifies the opener of the menu', async () => {
  const onPress = vi.fn()
  const onNavigate = vi.fn()
  const screen = await renderThemed(
    <SideMenu
      onNavigate={onNavigate}
      groups={[
        { id: 'one', items: [{ id: 'settings', label: 'Settings', icon: <Icon of={Settings} />, onPress }] },
      ]}
    />,
  )
  await screen.getByRole('button', { name: 'Settings' }).click()
  expect(onPress).toHaveBeenCalledOnce()
  expect(onNavigate).toHaveBeenCalledOnce()
})

it('L-009 collapsed, shows the words of an entry as a tooltip', async () => {
  const screen = await renderThemed(<SideMenu groups={exampleMenu} isCollapsed />)
  await userEvent.tab()
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Folders')
})
