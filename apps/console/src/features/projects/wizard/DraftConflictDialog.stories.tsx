import { storyTime } from '@saywright/api/testing'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DraftConflictDialog } from './DraftConflictDialog.js'
import { wizardMessages } from './messages/index.js'

const meta = {
  title: 'Console/Projects/Wizard/DraftConflict',
  component: DraftConflictDialog,
  args: {
    other: { browser: 'Firefox', system: 'Windows', updated_at: storyTime },
    onKeep: fn(),
    onTake: fn(),
  },
} satisfies Meta<typeof DraftConflictDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await within(document.body).findByRole('dialog'))

/** Says which device saved and when, and offers both; Escape chooses neither. */
export const TwoDevices: Story = {
  play: async ({ args, globals }) => {
    const { conflict } = messagesIn(wizardMessages, globals.locale)
    await expect((await dialog()).getByText(/Firefox, Windows/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click((await dialog()).getByRole('button', { name: conflict.keep }))
    await expect(args.onKeep).toHaveBeenCalledOnce()
    await userEvent.click((await dialog()).getByRole('button', { name: conflict.take }))
    await expect(args.onTake).toHaveBeenCalledOnce()
  },
}

/** A program saved, which names no browser. */
export const UnknownDevice: Story = {
  args: { other: { updated_at: storyTime } },
  play: async ({ globals }) => {
    const { conflict } = messagesIn(wizardMessages, globals.locale)
    await expect((await dialog()).getByText(new RegExp(conflict.unknown))).toBeVisible()
  },
}
