import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { exampleMenu, labelledMenu } from './exampleMenus.js'
import { SideMenu } from './SideMenu.js'

const meta = {
  title: 'UI/Navigation/SideMenu',
  id: 'ui-sidemenu',
  component: SideMenu,
  args: { groups: exampleMenu },
  decorators: [
    (Story, { args }) => (
      <div style={{ width: args.isCollapsed ? 60 : 212 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideMenu>
export default meta
type Story = StoryObj<typeof meta>

/** With the current place, and three unread notifications. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('link', { current: 'page' })
    await expect(current).toHaveAccessibleName('Folders')
  },
}

/** Icons alone; the words come as a tooltip at keyboard focus and under the pointer. */
export const Collapsed: Story = {
  args: { isCollapsed: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: 'Folders' })).toHaveFocus()
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent('Folders')
    await userEvent.keyboard('{Escape}')
  },
}

/** Groups with words. */
export const Labelled: Story = {
  args: { groups: labelledMenu },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list', { name: 'Own' })).toBeVisible()
  },
}

/** Under the pointer. */
export const Hovered: Story = {
  play: async ({ canvasElement }) => {
    const support = within(canvasElement).getByRole('link', { name: 'Support' })
    await userEvent.hover(support)
    await expect(support).toHaveAttribute('data-hovered')
  },
}

/** A long French entry wraps. */
export const LongText: Story = {
  args: {
    groups: [
      {
        id: 'work',
        items: [{ ...labelledMenu[1]!.items[0]!, label: 'Coordonnées de la personne et de son entreprise' }],
      },
    ],
  },
}
