import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.js'
import { Text } from '../Text/Text.js'
import { Inline } from './Inline.js'

const buttons = ['Invite teammates', 'Add folder'].map((name) => <Button key={name}>{name}</Button>)

const meta = {
  title: 'UI/Layout/Inline',
  id: 'ui-inline',
  component: Inline,
  args: { children: buttons },
} satisfies Meta<typeof Inline>
export default meta
type Story = StoryObj<typeof meta>

/** Things beside each other. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const invite = within(canvasElement)
      .getByRole('button', { name: 'Invite teammates' })
      .getBoundingClientRect()
    const add = within(canvasElement).getByRole('button', { name: 'Add folder' }).getBoundingClientRect()
    await expect(add.top).toBe(invite.top)
    await expect(add.left).toBeGreaterThan(invite.right)
  },
}

/** The first at the start, the last at the end. */
export const Between: Story = {
  args: { justify: 'between', children: [<Text key="title">Latest unit tests</Text>, ...buttons] },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByText('Latest unit tests')
    const place = (title.parentElement as HTMLElement).getBoundingClientRect()
    const last = within(canvasElement).getByRole('button', { name: 'Add folder' })
    await expect(title.getBoundingClientRect().left).toBeCloseTo(place.left, 0)
    await expect(last.getBoundingClientRect().right).toBeCloseTo(place.right, 0)
  },
}

/** Wraps where there is no room. */
export const Wrapped: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 180 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const tops = within(canvasElement)
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(2)
  },
}

/** Words of different sizes on one base line. */
export const Baseline: Story = {
  args: {
    align: 'baseline',
    children: [
      <Text key="score" as="span" variant="display">
        7,412
      </Text>,
      <Text key="unit" as="span" tone="muted">
        of 10,000
      </Text>,
    ],
  },
  play: async ({ canvasElement }) => {
    const score = within(canvasElement).getByText('7,412').getBoundingClientRect()
    const unit = within(canvasElement).getByText('of 10,000').getBoundingClientRect()
    await expect(unit.top).toBeGreaterThan(score.top)
    await expect(unit.bottom).toBeLessThan(score.bottom)
  },
}
