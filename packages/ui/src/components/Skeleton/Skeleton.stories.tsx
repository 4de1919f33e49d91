import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '../Card/Card.js'
import { Skeleton } from './Skeleton.js'

const meta = { title: 'UI/Feedback/Skeleton', id: 'ui-skeleton', component: Skeleton } satisfies Meta<
  typeof Skeleton
>
export default meta
type Story = StoryObj<typeof meta>

/** A loading paragraph. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveAccessibleName()
  },
}

/** One line of a known width. */
export const OneLine: Story = {
  args: { widths: [180] },
  play: async ({ canvasElement }) => {
    const lines = within(canvasElement).getByRole('status').children
    await expect(lines).toHaveLength(1)
    await expect((lines[0] as HTMLElement).offsetWidth).toBe(180)
  },
}

/** Wider than there is room: it is cut, and nothing scrolls. */
export const LongText: Story = {
  args: { widths: [4000, '100%'] },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

/** In the card of the future text. */
export const InCard: Story = {
  render: (args) => (
    <Card title="Folder details">
      <Skeleton {...args} />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
      .getByRole('heading', { name: 'Folder details' })
      .closest('section') as HTMLElement
    await expect(within(card).getByRole('status')).toHaveAccessibleName()
  },
}
