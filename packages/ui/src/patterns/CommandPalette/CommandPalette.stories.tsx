import type { Meta, StoryObj } from '@storybook/react-vite'
import { Folder, FolderPlus, LayoutGrid, MonitorPlay, Plus, Tag, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.js'
import type { CommandGroup } from './Command.js'
import { CommandPalette } from './CommandPalette.js'
import { useCommandPaletteShortcut } from './useCommandPaletteShortcut.js'

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
const invited = fn()

const groups: CommandGroup[] = [
  {
    id: 'folders',
    title: 'Folders',
    commands: [
      {
        id: 'catalogue',
        title: 'Autumn catalogue',
        icon: <Folder {...icon} />,
        detail: 'Halden Logistics',
        href: '/folders/catalogue',
      },
      {
        id: 'dental',
        icon: <Folder {...icon} />,
        title: 'Dental practice',
        detail: 'Halden Logistics',
        href: '/folders/dental',
      },
    ],
  },
  {
    id: 'actions',
    title: 'Actions',
    commands: [
      {
        id: 'request',
        title: 'Order a printed catalogue',
        detail: 'Catalogue',
        icon: <Plus {...icon} />,
        href: '/request',
      },
      {
        id: 'invite',
        title: 'Invite teammates',
        icon: <UserPlus {...icon} />,
        verb: 'Invite',
        onAction: invited,
      },
      { id: 'add', title: 'Add folder', icon: <FolderPlus {...icon} />, onAction: fn() },
      {
        id: 'demo',
        title: 'Read the catalogue aloud',
        detail: 'Online demo',
        icon: <MonitorPlay {...icon} />,
        href: 'https://demo.example',
        isExternal: true,
      },
    ],
  },
  {
    id: 'documentation',
    title: 'Documentation',
    commands: [
      {
        id: 'layout',
        title: 'Catalogue layout',
        detail: 'Reference',
        icon: <LayoutGrid {...icon} />,
        href: '/documentation/layout',
      },
      {
        id: 'prices',
        title: 'Prices in a catalogue',
        icon: <Tag {...icon} />,
        detail: 'Currencies and languages',
        href: '/documentation/prices',
      },
    ],
  },
]

const meta = {
  title: 'UI/Navigation/CommandPalette',
  id: 'ui-commandpalette',
  component: CommandPalette,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    groups,
    recent: [
      { id: 'recent', title: 'Recent', commands: groups[0]!.commands },
      { id: 'actions', title: 'Actions', commands: groups[1]!.commands },
    ],
    isOpen: true,
    onOpenChange: fn(),
    onQueryChange: fn(),
  },
  beforeEach: () => invited.mockClear(),
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

// The palette is loaded when it opens, which a busy machine does slowly.
const field = () => within(document.body).findByRole('combobox')
const options = () => within(document.body).getAllByRole('option')
const activeOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')

/** Nothing typed yet: recent commands, then frequent ones. */
export const Default: Story = {
  play: async () => {
    const input = await field()
    await waitFor(() => expect(input).toHaveFocus())
    await expect(options()).toHaveLength(6)
    await expect(activeOf(input)).toHaveTextContent('Autumn catalogue')
  },
}

/** Every group is searched; matches are marked. */
export const Results: Story = {
  play: async ({ args }) => {
    const input = await field()
    await userEvent.type(input, 'catalogue')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('catalogue')
    await expect(options()).toHaveLength(5)
    for (const option of options())
      await expect(option.querySelector('mark')).toHaveTextContent(/^catalogue$/i)
    await expect(within(document.body).getAllByRole('group')).toHaveLength(3)
    await expect(within(document.body).getByRole('status')).toHaveTextContent(/^5/)
  },
}

/** The arrow keys go round while the focus stays in the field; Enter does it and closes. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    const input = await field()
    await userEvent.type(input, 'catalogue')
    await userEvent.keyboard('{ArrowUp}')
    await expect(activeOf(input)).toBe(options().at(-1))
    await userEvent.keyboard('{ArrowDown}')
    await expect(activeOf(input)).toBe(options()[0])
    await expect(input).toHaveFocus()
    await userEvent.clear(input)
    await userEvent.type(input, 'team{Enter}')
    await expect(invited).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** Nothing is found: suggestions. */
export const Empty: Story = {
  args: { noResultHint: 'Try a folder or a page.' },
  play: async () => {
    const input = await field()
    await userEvent.type(input, 'zebra')
    await expect(within(document.body).queryByRole('listbox')).toBeNull()
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await waitFor(() =>
      expect(within(document.body).getByText(/zebra\W+Try a folder or a page\.$/)).toBeVisible(),
    )
  },
}

/** A server is searched too; results so far can be chosen. */
export const Loading: Story = {
  args: { isLoading: true },
  play: async () => {
    await userEvent.type(await field(), 'catalogue')
    await expect(options()).toHaveLength(5)
    await expect(within(document.body).getByRole('status')).not.toHaveTextContent(/\d/)
  },
}

/** Ctrl K opens it, Escape closes it, and the focus returns. */
export const Shortcut: Story = {
  args: { isOpen: false },
  render: (args) => {
    const [isOpen, setIsOpen] = useState(false)
    useCommandPaletteShortcut(() => setIsOpen(!isOpen))
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Search</Button>
        <CommandPalette {...args} isOpen={isOpen} onOpenChange={setIsOpen} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Search' })
    button.focus()
    await userEvent.keyboard('{Control>}k{/Control}')
    const input = await field()
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(document.body).queryByRole('combobox')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** Long names are cut at the end of their line. */
export const LongText: Story = {
  args: {
    recent: undefined,
    groups: [
      {
        id: 'dossiers',
        title: 'Dossiers',
        commands: [
          {
            id: 'long',
            title:
              'Préparation des commandes par la voix dans les magasins frigorifiques de la région Rhône-Alpes',
            detail: 'Halden Logistique et Transports internationaux',
            href: '/folders/long',
          },
        ],
      },
    ],
  },
  play: async () => {
    await userEvent.type(await field(), 'prepa magasins')
    const [option] = options()
    await expect(option!.querySelectorAll('mark')).toHaveLength(2)
    await expect(option!.scrollWidth).toBeLessThanOrEqual(option!.clientWidth)
  },
}
