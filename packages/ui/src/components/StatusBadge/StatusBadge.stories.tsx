import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.js'
import { type Status, StatusBadge } from './StatusBadge.js'

const meta = {
  title: 'UI/Data/StatusBadge',
  id: 'ui-statusbadge',
  component: StatusBadge,
  args: { status: 'done', children: 'In production' },
} satisfies Meta<typeof StatusBadge>
export default meta
type Story = StoryObj<typeof meta>

/** The words and the shape of the status: its colour is never alone. */
const shows =
  (shape: string): NonNullable<Story['play']> =>
  async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText(String(args.children))).toBeVisible()
    await expect(canvasElement.querySelectorAll(`svg > ${shape}`)).toHaveLength(1)
  }

/** It has not been sent yet. */
export const Draft: Story = {
  args: { status: 'draft', children: 'Draft' },
  play: shows('circle[stroke-dasharray]:only-child'),
}

/** It is done. */
export const Done: Story = {
  play: shows('circle[fill="currentColor"]:only-child'),
}

/** Running. */
export const Running: Story = {
  args: { status: 'running', children: 'In review' },
  play: shows('path:last-child'),
}

/** Someone has to act. */
export const Waiting: Story = {
  args: { status: 'waiting', children: 'Waiting for a decision' },
  play: shows('circle[fill="none"]:only-child'),
}

/** It has not begun. */
export const Pending: Story = {
  args: { status: 'pending', children: 'Pending' },
  play: shows('circle[fill="none"]:only-child'),
}

/** It is over. */
export const Ended: Story = {
  args: { status: 'ended', children: 'Review ended' },
  play: shows('rect:only-child'),
}

/** It went wrong. */
export const Failed: Story = {
  args: { status: 'failed', children: 'Failed' },
  play: shows('path:only-child'),
}

const words: Record<Status, string> = {
  draft: 'Draft',
  done: 'In production',
  running: 'In review',
  waiting: 'Waiting for a decision',
  pending: 'Pending',
  ended: 'Review ended',
  failed: 'Failed',
}

/** Every shape: they differ without their colour. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="x1">
      {(Object.keys(words) as Status[]).map((status) => (
        <StatusBadge key={status} status={status}>
          {words[status]}
        </StatusBadge>
      ))}
    </Stack>
  ),
}

/** A long French word wraps; the shape stays on the first line. */
export const LongText: Story = {
  args: { status: 'waiting', children: 'En attente d’une décision de votre entreprise' },
  decorators: [
    (Story) => (
      <div style={{ width: 180 }}>
        <Story />
      </div>
    ),
  ],
}
