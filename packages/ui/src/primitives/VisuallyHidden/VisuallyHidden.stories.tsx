import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Text } from '../Text/Text.js'
import { VisuallyHidden } from './VisuallyHidden.js'

const meta = {
  title: 'UI/Layout/VisuallyHidden',
  id: 'ui-visuallyhidden',
  component: VisuallyHidden,
  args: { children: 'delivered' },
  render: (args) => (
    <Text>
      4 of 7 <VisuallyHidden {...args} />
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

/** Read, not seen. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const words = within(canvasElement).getByText(String(args.children))
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
