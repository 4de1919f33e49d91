import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { UnreachableScreen } from './UnreachableScreen.js'

const meta = {
  title: 'Shell/Unreachable page',
  component: UnreachableScreen,
  parameters: { layout: 'fullscreen' },
  args: { onRetry: fn() },
} satisfies Meta<typeof UnreachableScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A page was opened while the server could not be reached: it comes by itself, or at a press. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toContainElement(canvas.getByRole('heading', { level: 1 }))
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
