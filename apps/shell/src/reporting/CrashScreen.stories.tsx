import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CrashScreen } from './CrashScreen.js'

const meta = {
  title: 'Shell/Crash',
  component: CrashScreen,
  parameters: { layout: 'fullscreen' },
  args: { onReload: fn() },
} satisfies Meta<typeof CrashScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A page failed while it was rendered: what happened, what is safe, and the one action. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toContainElement(canvas.getByRole('heading', { level: 1 }))
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}
