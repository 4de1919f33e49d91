import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { axeProblems } from '../../testing/axe.js'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { Button } from '../Button/Button.js'
import { Menu, MenuTrigger } from './Menu.js'
import { MenuItem } from './MenuItem.js'

describeComponent(
  'Menu',
  (props) => (
    <MenuTrigger defaultOpen>
      <Button>Actions</Button>
      <Menu {...props}>
        <MenuItem>Rename</MenuItem>
      </Menu>
    </MenuTrigger>
  ),
  { role: 'menu' },
)

describe('Menu', () => {
  it('closes at Escape and returns the focus to its button', async () => {
    const screen = await renderThemed(
      <MenuTrigger>
        <Button>Actions</Button>
        <Menu>
          <MenuItem>Rename</MenuItem>
        </Menu>
      </MenuTrigger>,
    )
    await screen.getByRole('button').click()
    await expect.element(screen.getByRole('menu')).toBeVisible()
    await expect.poll(() => document.getAnimations().length).toBe(0)
    expect(await axeProblems(document.body)).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button')).toHaveFocus()
  })

  it('allows several selections without closing', async () => {
    const chosen = vi.fn()
    const screen = await renderThemed(
      <MenuTrigger defaultOpen>
        <Button>Platforms</Button>
        <Menu selectionMode="multiple" selectedKeys={['linux']} onSelectionChange={chosen}>
          <MenuItem id="linux">Linux</MenuItem>
          <MenuItem id="android">Android</MenuItem>
        </Menu>
      </MenuTrigger>,
    )
    await screen.getByRole('menuitemcheckbox', { name: 'Android' }).click()
    expect(chosen).toHaveBeenCalledWith(new Set(['linux', 'android']))
    await expect.element(screen.getByRole('menu')).toBeVisible()
  })

  it('opens a guide in a new tab that cannot reach this one', async () => {
    const screen = await renderThemed(
      <MenuTrigger defaultOpen>
        <Button>Help</Button>
        <Menu>
          <MenuItem href="https://docs.example" target="_blank">
            Guide
          </MenuItem>
        </Menu>
      </MenuTrigger>,
    )
    const link = screen.getByRole('menuitem', { name: 'Guide' })
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener')
  })
})
