import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Inline } from '../../primitives/Inline/Inline.js'
import { Avatar } from './Avatar.js'

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#1649d0"/><circle cx="4" cy="3" r="1.6" fill="#fff"/><circle cx="4" cy="8" r="3" fill="#fff"/></svg>',
)}`

const meta = {
  title: 'UI/Data/Avatar',
  id: 'ui-avatar',
  component: Avatar,
  args: { name: 'Camille Moreau' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

/** Without a picture: the initials. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: args.name })).toHaveTextContent('CM')
  },
}

/** With a picture. */
export const Picture: Story = {
  args: { src: portrait, size: 'large' },
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img', { name: 'Camille Moreau' })
    await expect(picture).not.toHaveTextContent('CM')
  },
}

/** The picture cannot be loaded: the initials again. */
export const Failed: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('img')).toHaveTextContent('CM'))
  },
}

/** Others beside oneself. */
export const Quiet: Story = {
  args: { isQuiet: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveTextContent('CM')
  },
}

/** People are round, groups square; three sizes. */
export const Matrix: Story = {
  render: (args) => (
    <Inline gap="x2">
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Inline key={size} gap="x2">
          <Avatar {...args} size={size} />
          <Avatar {...args} size={size} src={portrait} />
          <Avatar size={size} kind="group" name="Halden Logistics" />
        </Inline>
      ))}
    </Inline>
  ),
}
