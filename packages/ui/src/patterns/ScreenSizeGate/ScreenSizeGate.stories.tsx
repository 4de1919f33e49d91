import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.js'
import { Text } from '../../primitives/Text/Text.js'
import { ScreenSizeGate } from './ScreenSizeGate.js'

const meta = {
  title: 'UI/Layout/ScreenSizeGate',
  id: 'ui-screensizegate',
  component: ScreenSizeGate,
  // In a frame of its own: it takes the whole window.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '360px' } } },
  args: { children: <Text>The text editor</Text> },
} satisfies Meta<typeof ScreenSizeGate>
export default meta
type Story = StoryObj<typeof meta>

/** There is room. */
export const Ready: Story = {
  args: { minimum: { width: 1, height: 1 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('The text editor')).toBeVisible()
  },
}

/** Too small: the reason, and the options. */
export const ScreenTooSmall: Story = {
  args: { minimum: { width: 9000, height: 720 }, actions: <Button>Send me a link</Button> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText('The text editor')).not.toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}
