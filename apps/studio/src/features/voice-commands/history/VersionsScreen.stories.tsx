import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { aPerson, aVoiceCommandVersion, aVoiceCommandVersionSummary } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { versionMessages } from '../../../parts/versions/messages.js'
import { either } from '../../../testing/either.js'
import { differenceMessages } from '../parts/difference/messages.js'
import { pickingGrammar, pickingSlots } from '../testing/picking.js'
import { VersionsScreen } from './VersionsScreen.js'
import type { VersionsViewProps } from './VersionsView.js'

const message = either(versionMessages)
const word = either(differenceMessages)

const ines = aPerson({ id: 2, first_name: 'Inès', last_name: 'Laurent', name: 'LAURENT Inès' })
const versions = [
  aVoiceCommandVersionSummary({ revision: 14, lines: 25, slots: 3, values: 53 }),
  aVoiceCommandVersionSummary({ revision: 13, author: ines, label: 'Dock slot with default values' }),
  aVoiceCommandVersionSummary({ revision: 12, label: 'Before the Rotterdam tests', lines: 24, values: 53 }),
  aVoiceCommandVersionSummary({ revision: 11, restored_from: 9 }),
  aVoiceCommandVersionSummary({ revision: 10, author: null }),
]
const last = aVoiceCommandVersion({ revision: 14, grammar: pickingGrammar, dynamic_slots: pickingSlots })
const earlier = aVoiceCommandVersion({
  revision: 12,
  grammar: pickingGrammar
    .replace('!slot <dock>;\n', '')
    .replace('[from] aisle', '[from | off] aisle')
    .replace('south;  // default values', 'south | east;'),
  settings: { ...last.settings, TSILENCE: 700, THRESHOLD: 5700 },
  dynamic_slots: pickingSlots.slice(0, 2),
})

const view: VersionsViewProps = {
  model: { name: 'picking-en', language: 'eng-US', revision: 14 },
  versions,
  hasDraft: true,
  chosen: 12,
  onChoose: fn(),
  compared: 14,
  onCompare: fn(),
  version: ready(earlier),
  other: ready(last),
  backHref: '/7/voice-commands/11',
  onRestore: fn(async () => undefined),
  onLabel: fn(async () => true),
}
const withProps = (changes: Partial<VersionsViewProps>) => ({ view: ready({ ...view, ...changes }) })

const meta = {
  title: 'Studio/Voice commands/History',
  component: VersionsScreen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { view: ready(view) },
  decorators: [
    (Story) => (
      <main style={{ height: '100dvh' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof VersionsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The difference between the saved and an earlier version, and the changes that restoring it would make. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: /Rotterdam/ })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByText(word('addedLines', { count: 2 }))).toBeVisible()
    await expect(canvas.getByText(word('removedLines', { count: 3 }))).toBeVisible()
    await expect(canvas.getByText('700')).toBeVisible()
    await expect(canvas.getByText(message('draft'))).toBeVisible()
  },
}

const ask = async (canvasElement: HTMLElement) => {
  const name = message('restore', { revision: 12 })
  await userEvent.click(within(canvasElement).getByRole('button', { name }))
  return within(await within(document.body).findByRole('alertdialog'))
}

/** Before a version replaces the saved one, the dialog explains the fate of that and of unsaved changes. */
export const RestoreQuestion: Story = {
  play: async ({ canvasElement }) => {
    const first = await ask(canvasElement)
    await expect(first.getByText(message('ask.draft'))).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull())
    await expect(view.onRestore).not.toHaveBeenCalled()
    const question = await ask(canvasElement)
    await userEvent.click(question.getByRole('button', { name: message('restore', { revision: 12 }) }))
    await expect(view.onRestore).toHaveBeenCalledWith(12)
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull())
    await ask(canvasElement)
  },
}

/** It could not be restored, which is announced beside: the question stays. */
export const RestoreFailed: Story = {
  args: withProps({ hasDraft: false, onRestore: fn(async () => Promise.reject(new Error('refused'))) }),
  play: async ({ canvasElement }) => {
    const question = await ask(canvasElement)
    await expect(question.queryByText(message('ask.draft'))).toBeNull()
    const confirm = question.getByRole('button', { name: message('restore', { revision: 12 }) })
    await userEvent.click(confirm)
    await waitFor(() => expect(confirm).toBeEnabled())
    await expect(question.getByText(message('ask.undo'))).toBeVisible()
  },
}

/** Both texts beside each other; hidden lines open. */
export const SideBySide: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: word('beside') }))
    const [hidden] = canvas.getAllByRole('button', { name: word('hidden', { count: 3 }) })
    const before = canvas.getAllByRole('row').length
    await userEvent.click(hidden as HTMLElement)
    await expect(canvas.getAllByRole('row')).toHaveLength(before + 2)
    await expect(canvas.getAllByText(word('removed')).length).toBeGreaterThan(0)
  },
}

/** The suites are compared like the texts, a test a line. */
export const Suites: Story = {
  args: withProps({
    version: ready({ ...earlier, suite: [{ sentence: 'confirmed', expect: 'accept' }] }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(message('tests', { count: 1 }))).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: message('suite') }))
    await expect(canvas.getByRole('table')).toHaveTextContent('accept confirmed')
  },
}

/** The values of the slots and the settings of the recognizer are compared alike. */
export const SlotsAndSettings: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: message('settings') }))
    await expect(canvas.getByRole('table')).toHaveTextContent('TSILENCE = 700')
    await expect(canvas.getByRole('table')).toHaveTextContent('THRESHOLD = 5700')
    await userEvent.click(canvas.getByRole('radio', { name: message('slots') }))
    await expect(canvas.getByRole('table')).toHaveTextContent('<dock>')
  },
}

/** The saved version is chosen: there is nothing to restore. */
export const LastVersion: Story = {
  args: withProps({ chosen: 14, version: ready(last), hasDraft: false }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(word('none'))).toBeVisible()
    await expect(canvas.getByText(message('noChange'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: message('restore', { revision: 14 }) })).toBeNull()
  },
}

/** A name to find the version by. */
export const NameDialog: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: message('rename') }))
    const field = await within(document.body).findByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, ' Rotterdam {Enter}')
    await expect(view.onLabel).toHaveBeenLastCalledWith(12, 'Rotterdam')
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await userEvent.click(within(canvasElement).getByRole('button', { name: message('rename') }))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeVisible())
  },
}

/** The chosen version is loading. */
export const VersionLoading: Story = {
  args: withProps({ version: loading }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('table')).toBeNull()
    await expect(within(canvasElement).getAllByRole('listitem').length).toBeGreaterThan(4)
  },
}

/** The chosen version could not be read; the list stays. */
export const VersionFailed: Story = {
  args: withProps({ version: failed(new ApiError({ kind: 'network' }), fn()) }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(message('versionFailed'))).toBeVisible()
  },
}

/** The versions are loading. */
export const Loading: Story = {
  args: { view: loading },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull()
  },
}

/** The versions could not be read. */
export const Failed: Story = {
  args: { view: failed(new ApiError({ kind: 'network' }), fn()) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
  },
}
