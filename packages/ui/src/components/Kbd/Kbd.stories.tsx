import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../../primitives/Text/Text.js'
import { Kbd } from './Kbd.js'

const meta = { title: 'UI/Kbd', component: Kbd, args: { children: 'Ctrl K' } } satisfies Meta<typeof Kbd>
export default meta
type Story = StoryObj<typeof meta>

/** A shortcut. */
export const Default: Story = {}

/** In a sentence. */
export const InSentence: Story = {
  render: () => (
    <Text>
      Press <Kbd>Esc</Kbd> then <Kbd>Tab</Kbd> to leave the editor.
    </Text>
  ),
}
