import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../primitives/Stack/Stack.js'
import { type Status, StatusBadge } from './StatusBadge.js'

const meta = {
  title: 'UI/StatusBadge',
  component: StatusBadge,
  args: { status: 'done', children: 'Currently delivered' },
} satisfies Meta<typeof StatusBadge>
export default meta
type Story = StoryObj<typeof meta>

/** It is done. */
export const Done: Story = {}

/** It goes on. */
export const Running: Story = { args: { status: 'running', children: 'Ongoing review' } }

/** Someone has to act. */
export const Waiting: Story = { args: { status: 'waiting', children: 'Request pending validation' } }

/** It has not begun. */
export const Pending: Story = { args: { status: 'pending', children: 'Pending' } }

/** It is over. */
export const Ended: Story = { args: { status: 'ended', children: 'Expired resources' } }

/** It went wrong. */
export const Failed: Story = { args: { status: 'failed', children: 'Failed' } }

const words: Record<Status, string> = {
  done: 'Currently delivered',
  running: 'Ongoing review',
  waiting: 'Pending validation',
  pending: 'Pending',
  ended: 'Expired resources',
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
  args: { status: 'waiting', children: 'Demande en attente de validation par votre entreprise' },
  decorators: [
    (Story) => (
      <div style={{ width: 180 }}>
        <Story />
      </div>
    ),
  ],
}
