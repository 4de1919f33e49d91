import { analyze } from '@saywright/grammar'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { slotValues } from '../../../../parts/models/slotValues.js'
import { either } from '../../../../testing/either.js'
import { GrammarWorker } from '../../model/grammar-worker/GrammarWorker.js'
import { pickingGrammar, pickingSlots } from '../../testing/picking.js'
import { GenerateDialog } from './GenerateDialog.js'
import { generateMessages } from './messages.js'

const message = either(generateMessages)
const slots = slotValues(pickingSlots)

const meta = {
  title: 'Studio/Voice commands/Generate',
  component: GenerateDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'picking-en',
    worker: new GrammarWorker(),
    grammar: analyze(pickingGrammar),
    isEarlier: false,
    slots,
    lang: 'en-US',
    onUse: fn(),
    onNewTest: fn(),
    isUnsaved: false,
    onClose: fn(),
  },
} satisfies Meta<typeof GenerateDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await within(document.body).findByRole('dialog'))
type Dialog = Awaited<ReturnType<typeof dialog>>
const sentences = (inside: Dialog) =>
  inside.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
const choose = async (inside: Dialog, rule: RegExp | string) => {
  await userEvent.click(inside.getByRole('button', { name: new RegExp(message('rule').source.slice(1, -1)) }))
  await userEvent.click(await within(document.body).findByRole('option', { name: rule }))
}

/** The fewest sentences that cover every branch, those that cover most first. */
export const Ready: Story = {
  play: async ({ args }) => {
    const inside = await dialog()
    const first = sentences(inside)
    await expect(first).toHaveLength(12)
    await expect(inside.queryByRole('textbox', { name: message('seed') })).not.toBeInTheDocument()
    for (const word of ['pick', 'confirmed', 'report', 'wake']) await expect(first.join(' ')).toContain(word)
    await userEvent.click(inside.getByRole('button', { name: message('use', { sentence: first[0] ?? '' }) }))
    await expect(args.onUse).toHaveBeenCalledWith(first[0])
  },
}

/** A sample of the whole grammar: its number is shown, and gives it again. */
export const Sample: Story = {
  play: async () => {
    const inside = await dialog()
    await userEvent.click(inside.getByRole('radio', { name: message('sample') }))
    await waitFor(() => expect(inside.getByRole('textbox', { name: message('seed') })).toBeVisible())
    const first = sentences(inside)
    const seed = inside.getByRole('textbox', { name: message('seed') })
    await userEvent.click(inside.getByRole('button', { name: message('another') }))
    await expect(seed).toHaveValue('2')
    await expect(sentences(inside)).not.toEqual(first)
    await userEvent.clear(seed)
    await userEvent.type(seed, '1{Tab}')
    await expect(sentences(inside)).toEqual(first)
  },
}

/** The first sentences in the order of the grammar, as many as one wants. */
export const InOrder: Story = {
  play: async () => {
    const inside = await dialog()
    await userEvent.click(inside.getByRole('radio', { name: message('list') }))
    await expect(inside.queryByRole('textbox', { name: message('seed') })).not.toBeInTheDocument()
    await expect(sentences(inside)[0]).toBe('pick one aisle one')
    const limit = inside.getByRole('textbox', { name: message('limit') })
    await userEvent.clear(limit)
    await userEvent.type(limit, '3{Tab}')
    await waitFor(() => expect(sentences(inside)).toHaveLength(3))
    await expect(inside.getByText(message('shown', { count: 3 }))).toBeVisible()
  },
}

/** The sentences that are shown become the recordings of a new unit test; of many, the first. */
export const NewUnitTest: Story = {
  play: async ({ args }) => {
    const inside = await dialog()
    const shown = sentences(inside)
    await userEvent.click(inside.getByRole('button', { name: message('newTest') }))
    await expect(args.onNewTest).toHaveBeenCalledWith(shown)
    const limit = inside.getByRole('textbox', { name: message('limit') })
    await userEvent.clear(limit)
    await userEvent.type(limit, '51{Tab}')
    await userEvent.click(inside.getByRole('radio', { name: message('sample') }))
    await waitFor(() => expect(inside.getByText(message('newTestFirst', { most: 50 }))).toBeVisible())
  },
}

/** A unit test runs with the saved grammar: with unsaved changes it cannot be made, and the dialog says so. */
export const Unsaved: Story = {
  args: { isUnsaved: true },
  play: async () => {
    const inside = await dialog()
    await expect(inside.getByRole('button', { name: message('newTest') })).toBeDisabled()
    await waitFor(() => expect(inside.getByText(message('newTestUnsaved'))).toBeVisible())
  },
}

/** Sentences of one rule, also of an unreachable one; it cannot be tested alone. */
export const OfOneRule: Story = {
  play: async () => {
    const inside = await dialog()
    await choose(inside, '<restart>')
    await waitFor(() => expect(sentences(inside).toSorted()).toEqual(['start again', 'start over']))
    await expect(inside.queryByRole('button', { name: /start over/ })).not.toBeInTheDocument()
    await expect(inside.queryByRole('button', { name: message('newTest') })).not.toBeInTheDocument()
  },
}

/** A slot without values: there is no sentence, and the dialog says how to fix that. */
export const Empty: Story = {
  args: { grammar: analyze('#BNF+EM V2.1;\n!grammar g;\n!start <a>;\n!slot <who>;\n<a>: call <who>;\n') },
  play: async () => {
    const inside = await dialog()
    await waitFor(() => expect(inside.getByText(message('empty'))).toBeVisible())
    await expect(inside.queryByRole('listitem')).not.toBeInTheDocument()
  },
}

/** The text has errors: the sentences are of the last version without one, and the dialog says so. */
export const Earlier: Story = {
  args: { isEarlier: true },
  play: async () => {
    const inside = await dialog()
    await waitFor(() => expect(inside.getByText(message('earlier'))).toBeVisible())
    await expect(sentences(inside)).toHaveLength(12)
  },
}

/** Sentences of one intent: every branch of it, in the fewest sentences. */
export const OfOneIntent: Story = {
  play: async () => {
    const inside = await dialog()
    await userEvent.click(
      inside.getByRole('button', { name: new RegExp(message('intent').source.slice(1, -1)) }),
    )
    await userEvent.click(await within(document.body).findByRole('option', { name: 'CONFIRM' }))
    await waitFor(() => expect(sentences(inside)).toEqual(['next one', 'confirmed', 'done']))
    await choose(inside, '<restart>')
    await waitFor(() => expect(sentences(inside)).toContain('start over'))
  },
}
