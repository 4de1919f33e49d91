import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inSignInLayout } from '../../../testing/frames.js'
import { undoAddressMessages } from './messages.js'
import { UndoAddressScreen, type UndoAddressScreenProps } from './UndoAddressScreen.js'

const meta = {
  title: 'Console/Auth/Undo address',
  component: UndoAddressScreen,
  decorators: [inSignInLayout],
  parameters: { layout: 'fullscreen' },
  args: { status: 'asking', onUndo: fn<UndoAddressScreenProps['onUndo']>(async () => {}) },
} satisfies Meta<typeof UndoAddressScreen>
export default meta
type Story = StoryObj<typeof meta>

const words = (locale: unknown) => messagesIn(undoAddressMessages, locale)

/** The link of the mail was followed: what it does, and nothing happens before a button is pressed. */
export const Ready: Story = {
  play: async ({ args, canvasElement, globals }) => {
    await expect(args.onUndo).not.toHaveBeenCalled()
    await userEvent.click(within(canvasElement).getByRole('button', { name: words(globals.locale).submit }))
    await waitFor(() => expect(args.onUndo).toHaveBeenCalledOnce())
  },
}

/** The account is back: the way leads to a new password. */
export const Done: Story = {
  args: { status: 'done' },
  play: async ({ canvasElement, globals }) => {
    const link = within(canvasElement).getByRole('link', { name: words(globals.locale).password })
    await expect(link).toHaveAttribute('href', '/auth/reset-password')
  },
}

/** The link was used already, or is too old. */
export const DeadLink: Story = {
  args: { status: 'dead' },
  play: async ({ canvasElement, globals }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 1, name: words(globals.locale).dead }),
    ).toBeVisible()
  },
}
