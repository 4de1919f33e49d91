import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inSignInLayout } from '../../testing/frames.js'
import { WaitingScreen } from './WaitingScreen.js'

const meta = {
  title: 'Console/Auth/Waiting',
  component: WaitingScreen,
  decorators: [inSignInLayout],
  parameters: { layout: 'fullscreen' },
  args: { title: 'Lumière Instruments' },
} satisfies Meta<typeof WaitingScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A link of a mail was followed, and is being checked. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: args.title })).toBeVisible()
  },
}
