import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Text } from '../../primitives/Text/Text.js'
import { Kbd } from './Kbd.js'

const meta = {
  title: 'UI/Typography/Kbd',
  id: 'ui-kbd',
  component: Kbd,
  args: { children: 'Ctrl K' },
} satisfies Meta<typeof Kbd>
export default meta
type Story = StoryObj<typeof meta>

/** A shortcut. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ctrl K').tagName).toBe('KBD')
  },
}

/** In a sentence. */
export const InSentence: Story = {
  render: () => (
    <Text>
      Press <Kbd>Esc</Kbd> then <Kbd>Tab</Kbd> to leave the editor.
    </Text>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Esc').closest('p')).toHaveTextContent(
      'Press Esc then Tab to leave the editor.',
    )
  },
}
