import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.js'
import { Text } from '../Text/Text.js'
import { Inline } from './Inline.js'

const buttons = ['Invite teammates', 'Add folder'].map((name) => <Button key={name}>{name}</Button>)

const meta = {
  title: 'UI/Inline',
  component: Inline,
  args: { children: buttons },
} satisfies Meta<typeof Inline>
export default meta
type Story = StoryObj<typeof meta>

/** Things beside each other. */
export const Default: Story = {}

/** The first at the start, the last at the end. */
export const Between: Story = {
  args: { justify: 'between', children: [<Text key="title">Latest unit tests</Text>, ...buttons] },
}

/** Goes on in the next line where there is no room. */
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
}
