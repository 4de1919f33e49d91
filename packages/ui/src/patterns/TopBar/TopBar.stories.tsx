import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Search } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { Avatar } from '../../components/Avatar/Avatar.js'
import { IconButton } from '../../components/IconButton/IconButton.js'
import { Logo } from '../../components/Logo/Logo.js'
import { Icon } from '../../primitives/Icon/Icon.js'
import { TopBar } from './TopBar.js'

const meta = {
  title: 'UI/Navigation/TopBar',
  id: 'ui-topbar',
  component: TopBar,
  args: {
    title: 'Folders',
    mark: <Logo name="Saywright" isMarkOnly />,
    actions: <IconButton label="Search" icon={<Icon of={Search} />} />,
    bell: <IconButton label="3 unread notifications" icon={<Icon of={Bell} size={20} />} />,
    avatar: <Avatar name="Camille Moreau" />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TopBar>
export default meta
type Story = StoryObj<typeof meta>

/** The title, the search, the bell and the person. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('banner').offsetHeight).toBe(56)
  },
}

/** The title alone. */
export const TitleOnly: Story = {
  args: { mark: undefined, actions: undefined, bell: undefined, avatar: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Folders')).toBeVisible()
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
  },
}

/** A long name of a folder is cut; its whole is the heading of the page. */
export const LongText: Story = {
  args: {
    title: 'Préparation de commandes dans le magasin frigorifique de Clermont-Ferrand, site nord',
  },
}
