import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inStaffLayout } from '../../../testing/frames.js'
import { LeaveUploadsDialog } from './LeaveUploadsDialog.js'

const meta = {
  title: 'Console/Staff/Leave uploads',
  component: LeaveUploadsDialog,
  decorators: [inStaffLayout],
  parameters: { layout: 'fullscreen', pathname: '/staff/files' },
  args: { isOpen: true, count: 1, onLeave: fn(), onStay: fn() },
} satisfies Meta<typeof LeaveUploadsDialog>
export default meta
type Story = StoryObj<typeof meta>

const question = async () => within(await within(document.body).findByRole('alertdialog'))

/** Leaving the staff area during an upload: Enter stays. */
export const One: Story = {
  play: async ({ args }) => {
    const [stay, leave] = (await question()).getAllByRole('button').slice(-2)
    await expect(stay).toHaveFocus()
    await userEvent.click(leave as HTMLElement)
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}

/** Several uploads are under way. */
export const Several: Story = {
  args: { count: 3 },
  play: async ({ args }) => {
    await expect((await question()).getByRole('heading')).toHaveTextContent('3')
    await userEvent.keyboard('{Escape}')
    await expect(args.onStay).toHaveBeenCalledOnce()
  },
}
