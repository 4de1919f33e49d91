import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { either } from '../../../../testing/either.js'
import { voiceCommandsMessages } from '../../messages/index.js'
import { pickingGrammar, pickingSlots } from '../../testing/picking.js'
import { ConflictDialog } from './ConflictDialog.js'
import { conflictMessages } from './messages.js'

const message = either(conflictMessages)
const word = either(voiceCommandsMessages)

const mine = pickingGrammar.replace('"next one"', '"next one" | ready').replace('wrong )', 'wrong | torn )')
const theirs = pickingGrammar.replace('"next one"', '"go on"').replace('[please]', '[please | now]')

const meta = {
  title: 'Studio/Voice commands/Conflict',
  component: ConflictDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    theirs: {
      revision: 15,
      grammar: theirs,
      slots: pickingSlots,
      suite: [],
      updated_at: '2026-11-20T16:00:00.000Z',
      by: 'LAURENT Inès',
    },
    mine: { text: mine, slots: pickingSlots, suite: [] },
    base: { text: pickingGrammar, slots: pickingSlots, suite: [] },
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onMerge: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConflictDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The dialog, once it is in sight. */
async function dialog(role: 'alertdialog' | 'dialog' = 'alertdialog') {
  const shown = await within(document.body).findByRole(role)
  await waitFor(() => expect(within(shown).getAllByRole('button')[0]).toBeVisible())
  return within(shown)
}

/** The author and the time of the save, both texts beside each other, and the actions; Cancel has the focus. */
export const Ready: Story = {
  play: async ({ args }) => {
    const shown = await dialog()
    await waitFor(() => expect(shown.getByText(/LAURENT Inès.*15.*20\/11\/2026/)).toBeVisible())
    await expect(shown.getByRole('table')).toHaveTextContent('ready')
    await expect(shown.getByRole('table')).toHaveTextContent('go on')
    await waitFor(() => expect(shown.getByRole('button', { name: word('conflict.cancel') })).toHaveFocus())
    await userEvent.click(shown.getByRole('button', { name: word('conflict.keepMine') }))
    await expect(args.onKeepMine).toHaveBeenCalledOnce()
    await userEvent.click(shown.getByRole('button', { name: word('conflict.takeTheirs') }))
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce()
  },
}

/** Changes of one side alone are merged; where both changed a line, one is chosen, and the result goes to the editor. */
export const MergeByHand: Story = {
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: message('merge') }))
    const shown = await dialog('dialog')
    await waitFor(() => expect(shown.getByText(message('undecided', { count: 1 }))).toBeVisible())
    await userEvent.click(shown.getByRole('radio', { name: message('mine') }))
    await userEvent.click(shown.getByRole('button', { name: message('continue') }))
    const text = mine.replace('[please]', '[please | now]')
    await expect(args.onMerge).toHaveBeenCalledWith({ text, slots: pickingSlots, suite: [] })
  },
}

/** The texts agree, the values of the slots do not; the author of the save is unknown. */
export const OnlySlotsDiffer: Story = {
  args: {
    theirs: {
      revision: 15,
      grammar: mine,
      slots: pickingSlots.slice(1),
      suite: [],
      updated_at: '2026-11-20T16:00:00.000Z',
      by: undefined,
    },
  },
  play: async () => {
    const shown = await dialog()
    await waitFor(() => expect(shown.getByText(message('slots'))).toBeVisible())
    await waitFor(() => expect(shown.getByText(message('sameText'))).toBeVisible())
    await expect(shown.queryByRole('table')).toBeNull()
  },
}

/** Both changed the suite, and neither the text nor the slots. */
export const OnlySuitesDiffer: Story = {
  args: {
    theirs: {
      revision: 15,
      grammar: mine,
      slots: pickingSlots,
      suite: [{ sentence: 'confirmed', expect: 'accept' }],
      updated_at: '2026-11-20T16:00:00.000Z',
      by: 'LAURENT Inès',
    },
  },
  play: async () => {
    const shown = await dialog()
    await waitFor(() => expect(shown.getByText(message('suite'))).toBeVisible())
    await expect(shown.queryByText(message('slots'))).toBeNull()
  },
}
