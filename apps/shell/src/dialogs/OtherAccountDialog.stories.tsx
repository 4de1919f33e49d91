import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { OtherAccountDialog } from './OtherAccountDialog.js'

const meta = {
  title: 'Shell/OtherAccountDialog',
  component: OtherAccountDialog,
  args: { onReload: fn(), onClose: fn() },
} satisfies Meta<typeof OtherAccountDialog>
export default meta
type Story = StoryObj<typeof meta>

const buttons = async () => within(await within(document.body).findByRole('dialog')).getAllByRole('button')

/** Another account was logged in in another tab: reload continues with it. */
export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click((await buttons()).at(-1) as HTMLElement)
    await waitFor(() => expect(args.onReload).toHaveBeenCalledOnce())
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** The page may stay, so that what was typed can be copied. */
export const Stays: Story = {
  play: async ({ args }) => {
    await buttons()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(args.onReload).not.toHaveBeenCalled()
  },
}
