import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { aTask } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { either } from '../../testing/either.js'
import { tasksMessages } from './messages.js'
import { TasksDialog, type TasksDialogProps } from './TasksDialog.js'

const message = either(tasksMessages)

const tasks = [
  aTask({ id: 35, name: 'Forklift noise', progress: 0.42, current_step: 'tom-12.wav' }),
  aTask({ id: 34, name: 'Quiet room', status: 'pending', progress: 0, current_step: null, duration: null }),
  aTask({
    id: 33,
    name: 'Aisle accents',
    status: 'completed',
    progress: 1,
    duration: 48,
    unit_test: { model_id: 11, test_id: 41, run_id: 51 },
  }),
  aTask({
    id: 32,
    type: 'export',
    name: 'Linux x86_64',
    status: 'failed',
    failure: 'The voice service does not respond.',
  }),
  aTask({ id: 31, type: 'other', name: null, status: 'cancelled' }),
  aTask({ id: 30, type: 'test_audio', name: 'picking-en', status: 'completed', progress: 1, duration: 4 }),
]

const meta = {
  title: 'Studio/Tasks/Dialog',
  component: TasksDialog,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    tasks: ready(tasks),
    resultsHrefOf: ({ unit_test }) =>
      unit_test ? `/7/voice-commands/11/unit-tests/${unit_test.test_id}` : undefined,
    onDownload: fn<TasksDialogProps['onDownload']>(async () => {}),
    onCancel: fn<TasksDialogProps['onCancel']>(async () => {}),
    onRemove: fn<TasksDialogProps['onRemove']>(async () => {}),
    onClear: fn<TasksDialogProps['onClear']>(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof TasksDialog>
export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await within(document.body).findByRole('dialog'))

/** Tasks in every state: how far they are, what became of them, and what can be done with each. */
export const EveryState: Story = {
  name: 'S-003 S-004 Every state',
  play: async ({ args }) => {
    const dialog = await opened()
    const items = dialog.getAllByRole('listitem')
    await expect(items).toHaveLength(6)
    const name = new RegExp(message('named.unit_test', { name: 'Forklift noise' }).source)
    await expect(dialog.getByRole('progressbar', { name })).toHaveAttribute('aria-valuenow', '42')
    await expect(items[0]).toHaveTextContent('tom-12.wav')
    await expect(items[2]).toHaveTextContent('0:48')
    await expect(dialog.getByRole('link')).toHaveAttribute('href', '/7/voice-commands/11/unit-tests/41')
    await expect(items[3]).toHaveTextContent('The voice service does not respond.')
    const audio = message('named.test_audio', { name: 'picking-en' })
    await expect(within(items[5] as HTMLElement).getByText(audio)).toBeVisible()
    await userEvent.click(within(items[1] as HTMLElement).getByRole('button'))
    await expect(args.onCancel).toHaveBeenCalledWith(tasks[1])
    await userEvent.click(within(items[3] as HTMLElement).getByRole('button'))
    await expect(args.onRemove).toHaveBeenCalledWith(tasks[3])
  },
}

/** A completed export gives its archive. */
export const ExportToDownload: Story = {
  name: 'S-003 Export to download',
  args: {
    tasks: ready([
      aTask({ id: 36, type: 'export', name: 'Linux x64', status: 'completed', progress: 1, export_id: 61 }),
    ]),
  },
  play: async ({ args }) => {
    const dialog = await opened()
    await userEvent.click(dialog.getByRole('button', { name: /^(Download|Télécharger)/ }))
    await expect(args.onDownload).toHaveBeenCalledWith(61)
  },
}

/** Only running ones. */
export const Filtered: Story = {
  play: async () => {
    const dialog = await opened()
    await userEvent.click(dialog.getByRole('tab', { name: /^(Running|En cours)/ }))
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2)
  },
}

/** The history is cleared of finished tasks; running ones stay. */
export const HistoryCleared: Story = {
  play: async ({ args }) => {
    const dialog = await opened()
    await userEvent.click(dialog.getByRole('button', { name: message('clear') }))
    await expect(args.onClear).toHaveBeenCalledWith(tasks.slice(2))
  },
}

/** No task of a kind. */
export const NoneOfAKind: Story = {
  args: { tasks: ready(tasks.slice(0, 1)) },
  play: async () => {
    const dialog = await opened()
    await userEvent.click(dialog.getByRole('tab', { name: /^(Failed|En échec)/ }))
    await waitFor(() => expect(dialog.getByText(message('none'))).toBeVisible())
    await expect(dialog.queryByRole('button', { name: message('clear') })).toBeNull()
  },
}

/** Nothing was ever done in the background. */
export const Empty: Story = {
  args: { tasks: ready([]) },
  play: async () => {
    const title = (await opened()).getByText(message('empty.title'))
    await waitFor(() => expect(title).toBeVisible())
  },
}

/** The tasks are loading. */
export const Loading: Story = {
  args: { tasks: loading },
  play: async () => {
    await expect((await opened()).getByRole('status')).toHaveAccessibleName()
  },
}

/** The tasks could not be read. */
export const Failed: Story = {
  args: { tasks: failed(new ApiError({ kind: 'network' }), fn()) },
  play: async () => {
    const alert = (await opened()).getByRole('alert')
    await waitFor(() => expect(alert).toBeVisible())
  },
}
