import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Inline } from '../../primitives/Inline/Inline.js'
import { Badge } from './Badge.js'

const meta = { title: 'UI/Data/Badge', id: 'ui-badge', component: Badge, args: { count: 3 } } satisfies Meta<
  typeof Badge
>
export default meta
type Story = StoryObj<typeof meta>

/** Beside the words of a tab or a menu entry. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('3')).toBeVisible()
  },
}

/** Unread notifications. */
export const Alert: Story = {
  args: { tone: 'alert', label: '3' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '3' })).toBeVisible()
  },
}

/** More than nine. */
export const Crowded: Story = {
  args: { tone: 'alert', count: 12 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('9+')).toBeVisible()
  },
}

/** Nothing unread: nothing is drawn. */
export const Empty: Story = {
  args: { tone: 'alert', count: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('0')).not.toBeInTheDocument()
  },
}

/** Both tones at several counts. */
export const Matrix: Story = {
  render: () => (
    <Inline gap="x3">
      {([0, 1, 9, 10, 1248] as const).map((count) => (
        <Inline key={count} gap="x1">
          <Badge count={count} />
          <Badge count={count} tone="alert" />
        </Inline>
      ))}
    </Inline>
  ),
}
