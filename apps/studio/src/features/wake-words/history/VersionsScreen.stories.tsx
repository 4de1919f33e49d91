import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { aPerson, aWakeWordVersion, aWakeWordVersionSummary } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { versionMessages } from '../../../parts/versions/messages.js'
import { either } from '../../../testing/either.js'
import { wordDifferenceMessages } from '../parts/difference/messages.js'
import { haldenModel } from '../testing/halden.js'
import { VersionsScreen } from './VersionsScreen.js'
import type { VersionsViewProps } from './VersionsView.js'

const message = either(versionMessages)
const word = either(wordDifferenceMessages)

const ines = aPerson({ id: 2, first_name: 'Inès', last_name: 'Laurent', name: 'LAURENT Inès' })
const { positive_words, negative_words } = haldenModel
const last = aWakeWordVersion({ revision: 6, positive_words, negative_words, positive: 2, negative: 4 })
const earlier = aWakeWordVersion({
  ...{ revision: 4, threshold: 4500, positive: 1, negative: 3 },
  positive_words: [{ text: 'hello halden' }],
  negative_words: [...negative_words.slice(0, 3), { text: 'hollow garden' }],
})

const view: VersionsViewProps = {
  model: { name: 'hello-halden', language: 'eng-US', revision: 6 },
  versions: [
    aWakeWordVersionSummary({ revision: 6, positive: 2, negative: 4 }),
    aWakeWordVersionSummary({ revision: 5, author: ines, restored_from: 3 }),
    aWakeWordVersionSummary({ revision: 4, label: 'Before the dock tests' }),
    aWakeWordVersionSummary({ revision: 3, author: null }),
  ],
  ...{ hasDraft: true, chosen: 4, compared: 6 },
  ...{ onChoose: fn(), onCompare: fn() },
  version: ready(earlier),
  other: ready(last),
  backHref: '/7/wake-words/21',
  onRestore: fn(async () => undefined),
  onLabel: fn(async () => true),
}
const withProps = (changes: Partial<VersionsViewProps>) => ({ view: ready({ ...view, ...changes }) })

const meta = {
  title: 'Studio/Wake words/History',
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

/** What restoring an earlier version would change, a word a line. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: /dock tests/ })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByText('hollow garden')).toBeVisible()
    await expect(canvas.getAllByText(word('removed'))).toHaveLength(2)
    await expect(canvas.getByText(word('threshold'))).toBeVisible()
  },
}

/** The saved version is chosen: there is nothing to restore. */
export const Last: Story = {
  args: withProps({ chosen: 6, version: ready(last) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(word('same'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: message('restore', { revision: 6 }) })).toBeNull()
  },
}

/** Before a version is restored: what becomes of it, and of the draft. */
export const Restore: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: message('restore', { revision: 4 }) }))
    const dialog = within(
      await within(document.body).findByRole('alertdialog', {
        name: message('ask.title', { revision: 4 }),
      }),
    )
    await expect(dialog.getByText(message('ask.modelDraft'))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: message('restore', { revision: 4 }) }))
    await expect(view.onRestore).toHaveBeenCalledWith(4)
  },
}

/** A version gets a name. */
export const Named: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: message('rename') }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: message('rename') }))
    const field = dialog.getByRole('textbox', { name: message('name') })
    await userEvent.clear(field)
    await userEvent.type(field, 'Quiet hall{Enter}')
    await expect(view.onLabel).toHaveBeenCalledWith(4, 'Quiet hall')
  },
}

/** The versions are loading. */
export const Loading: Story = {
  args: { view: loading },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('status').length).toBeGreaterThan(0)
  },
}

/** The versions could not be read. */
export const Failed: Story = {
  args: { view: failed(new ApiError({ kind: 'server' }), fn()) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
  },
}

/** One of both versions could not be read. */
export const VersionFailed: Story = {
  args: withProps({ version: failed(new ApiError({ kind: 'server' }), fn()) }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(message('versionFailed'))).toBeVisible()
  },
}
