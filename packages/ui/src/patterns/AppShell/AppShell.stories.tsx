import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from 'lucide-react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Avatar } from '../../components/Avatar/Avatar.js'
import { Button } from '../../components/Button/Button.js'
import { IconButton } from '../../components/IconButton/IconButton.js'
import { Logo } from '../../components/Logo/Logo.js'
import { createI18n } from '../../i18n/createI18n.js'
import { translate } from '../../i18n/useMessages.js'
import { Box } from '../../primitives/Box/Box.js'
import { Columns } from '../../primitives/Columns/Columns.js'
import { Icon } from '../../primitives/Icon/Icon.js'
import { Page } from '../../primitives/Page/Page.js'
import { Text } from '../../primitives/Text/Text.js'
import { exampleMenu } from '../SideMenu/exampleMenus.js'
import { TopBar } from '../TopBar/TopBar.js'
import { AppShell } from './AppShell.js'
import { appShellMessages } from './messages.js'

const words = translate(createI18n({ locale: 'en-US' }), appShellMessages)

const card = (name: string) => (
  <Box padding="card" surface="raised" border="subtle" radius="md" shadow="e1">
    <Text>{name}</Text>
  </Box>
)

const meta = {
  title: 'UI/Layout/AppShell',
  id: 'ui-appshell',
  component: AppShell,
  // In a frame of its own: it takes the whole window.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  args: {
    brand: (isCollapsed) => <Logo name="Saywright" isMarkOnly={isCollapsed} />,
    items: exampleMenu,
    footer: 'English · 6.1.4',
    topBar: (
      <TopBar
        title="Folders"
        mark={<Logo name="Saywright" isMarkOnly />}
        bell={<IconButton label="3 unread notifications" icon={<Icon of={Bell} size={20} />} />}
        avatar={<Avatar name="Camille Moreau" />}
      />
    ),
    children: (
      <Page title="Folders" actions={<Button variant="primary">Add folder</Button>}>
        <Columns count="aside">
          {card('Autumn catalogue')}
          {card('Get started')}
        </Columns>
      </Page>
    ),
  },
} satisfies Meta<typeof AppShell>
export default meta
type Story = StoryObj<typeof meta>

/** Laid out by the width of the window. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const skip = within(canvasElement).getByRole('link', { name: words('skip') })
    await expect(skip).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(within(canvasElement).getByRole('main')).toHaveFocus()
  },
}

/** Desktop: the menu with its words. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Support' })).toHaveTextContent('Support')
  },
}

/** Laptop: the menu is collapsed at first. */
export const Laptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Saywright')).toBeNull()
  },
}

/** Tablet: a burger before the title. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: words('openMenu') })).toBeVisible()
  },
}

/** Phone: the burger opens the menu over the whole screen. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const burger = within(canvasElement).queryByRole('button', { name: words('openMenu') })
    if (!burger) return
    await userEvent.click(burger)
    const sheet = await within(document.body).findByRole('dialog')
    await waitFor(() => expect(within(sheet).getByRole('link', { name: 'Support' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** The person collapsed the menu, and the application remembers. */
export const Collapsed: Story = {
  args: { isMenuCollapsed: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Saywright')).toBeNull()
  },
}

/** Staff impersonates a user: a line above everything. */
export const WithBanner: Story = {
  args: {
    banner: (
      <Box padding="x1" surface="selected">
        <Text variant="bodySmall" align="center">
          You act as Camille Moreau.
        </Text>
      </Box>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: words('banner') })).toHaveTextContent(
      'You act as Camille Moreau.',
    )
    // The menu takes the height that the banner leaves: nothing scrolls for its sake.
    await expect(document.documentElement.scrollHeight).toBe(window.innerHeight)
  },
}

/** More content than the window: the menu stays in sight. */
export const Crowded: Story = {
  args: {
    children: (
      <Page title="Folders">
        {Array.from({ length: 24 }, (_, index) => `Folder ${index + 1}`).map((name) => (
          <Box key={name} padding="card" surface="raised" border="subtle" radius="md">
            <Text>{name}</Text>
          </Box>
        ))}
      </Page>
    ),
  },
}
