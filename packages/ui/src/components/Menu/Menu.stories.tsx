import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.js'
import { Menu, MenuSection, MenuTrigger } from './Menu.js'
import { MenuItem } from './MenuItem.js'

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

const meta = {
  title: 'UI/Actions/Menu',
  id: 'ui-menu',
  component: Menu,
  args: {
    onAction: fn(),
    onSelectionChange: fn(),
    children: [
      <MenuItem key="rename" id="rename" icon={<Pencil {...icon} />} shortcut="F2">
        Rename
      </MenuItem>,
      <MenuItem key="copy" id="copy" icon={<Copy {...icon} />} shortcut="Ctrl D">
        Duplicate
      </MenuItem>,
    ],
  },
  render: (args) => (
    <MenuTrigger>
      <Button>Actions</Button>
      <Menu {...args} />
    </MenuTrigger>
  ),
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

async function open(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button'))
  const menu = await within(document.body).findByRole('menu')
  await waitFor(() => expect(menu).toBeVisible())
  return within(menu)
}

/** Closed, until its button is pressed. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Open, with icons and shortcuts; an item is taken. */
export const Opened: Story = {
  play: async ({ args, canvasElement }) => {
    const menu = await open(canvasElement)
    await userEvent.click(menu.getByText('Duplicate'))
    await expect(args.onAction).toHaveBeenCalledWith('copy')
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull())
    await open(canvasElement)
  },
}

/** Arrows and first letters lead to an item, Enter takes it. */
export const Focused: Story = {
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('button').focus()
    await userEvent.keyboard('{ArrowDown}')
    const items = await within(document.body).findAllByRole('menuitem')
    await waitFor(() => expect(items[0]).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(items[1]).toHaveFocus()
    await userEvent.keyboard('r{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('rename')
  },
}

/** Sections, a link, an item that destroys and one that cannot be taken now, with its reason. */
export const Sections: Story = {
  args: {
    children: [
      <MenuSection key="model" title="Model">
        <MenuItem id="rename" icon={<Pencil {...icon} />} shortcut="F2">
          Rename
        </MenuItem>
        <MenuItem id="guide" icon={<ExternalLink {...icon} />} href="https://docs.example" target="_blank">
          Open the guide
        </MenuItem>
        <MenuItem id="copy" icon={<Copy {...icon} />} isDisabled detail="Save your changes first">
          Duplicate
        </MenuItem>
      </MenuSection>,
      <MenuSection key="danger" aria-label="Delete">
        <MenuItem id="delete" icon={<Trash2 {...icon} />} tone="danger">
          Delete
        </MenuItem>
      </MenuSection>,
    ],
  },
  play: async ({ args, canvasElement }) => {
    const menu = await open(canvasElement)
    const [, , disabled] = menu.getAllByRole('menuitem')
    await expect(disabled).toHaveAccessibleName('Duplicate Save your changes first')
    await userEvent.click(disabled as HTMLElement)
    await expect(args.onAction).not.toHaveBeenCalled()
  },
}

/** One of several stays chosen and bears a mark. */
export const Selected: Story = {
  args: {
    selectionMode: 'single',
    selectedKeys: ['en-US'],
    children: [
      <MenuItem key="en-US" id="en-US">
        English
      </MenuItem>,
      <MenuItem key="fr-FR" id="fr-FR">
        Français
      </MenuItem>,
    ],
  },
  play: async ({ args, canvasElement }) => {
    const menu = await open(canvasElement)
    const [english, french] = menu.getAllByRole('menuitemradio')
    await expect(english).toHaveAttribute('aria-checked', 'true')
    await userEvent.click(french as HTMLElement)
    await expect(args.onSelectionChange).toHaveBeenCalledWith(new Set(['fr-FR']))
    await open(canvasElement)
  },
}

/** Long French items wrap. */
export const LongText: Story = {
  args: {
    children: [
      <MenuItem
        key="a"
        icon={<Copy {...icon} />}
        detail="Les modèles et les enregistrements ne sont pas copiés."
      >
        Dupliquer ce dossier et toutes ses ressources dans une autre entreprise
      </MenuItem>,
    ],
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
  },
}
