import { aGeneration, aGenerationResult } from '@saywright/api/testing'
import { analyze } from '@saywright/grammar'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { either } from '../../../../testing/either.js'
import { helperMessages } from '../../messages/helperMessages.js'
import { GrammarWorker } from '../../model/grammar-worker/GrammarWorker.js'
import type { HelperState } from '../../model/helper/helperState.js'
import type { HelperView } from '../../model/workspace/VoiceCommandWorkspace.js'
import { differenceMessages } from '../../parts/difference/messages.js'
import { pickingGrammar, pickingSlots } from '../../testing/picking.js'
import { HelperDialog } from './HelperDialog.js'

const message = either(helperMessages)

const helper: HelperView = {
  generation: aGeneration(),
  languages: ['eng-US', 'fra-FR', 'deu-DE'],
  state: { status: 'idle' },
}
const helperIn = (state: HelperState): HelperView => ({ ...helper, state })

const meta = {
  title: 'Studio/Voice commands/Grammar helper',
  component: HelperDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    helper,
    actions: { ask: fn(), reset: fn(), create: fn() },
    model: { name: 'picking-en', language: 'eng-US' },
    worker: new GrammarWorker(),
    analysis: analyze(pickingGrammar),
    slots: pickingSlots.filter(({ name }) => name !== 'dock'),
    lang: 'en-US',
    onUse: fn(),
    onSay: fn(async () => new Blob()),
    onClose: fn(),
  },
} satisfies Meta<typeof HelperDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await within(document.body).findByRole('dialog'))
const offered = pickingGrammar.replace('wake up', 'wake up | start')
const generateRequest = {
  mode: 'generate',
  form: { language: 'eng-US', description: 'Let people say start', grammar: pickingGrammar },
} as const
const translateRequest = {
  mode: 'translate',
  form: { grammar: pickingGrammar, from: 'eng-US', to: 'fra-FR' },
} as const

/** A grammar is changed by a description, and is sent with it when the user allows it. */
export const Generate: Story = {
  play: async ({ args }) => {
    const form = await dialog()
    const button = form.getByRole('button', { name: message('generate') })
    await expect(button).toBeDisabled()
    await userEvent.type(form.getByRole('textbox', { name: message('description') }), 'Let people say start')
    await userEvent.click(form.getByRole('checkbox', { name: '<item>' }))
    await userEvent.click(button)
    await expect(args.actions.ask).toHaveBeenCalledWith({
      mode: 'generate',
      form: { ...generateRequest.form, name: 'picking-en', slots: ['aisle'] },
    })
  },
}

/** A translation goes into another language of the project. */
export const Translate: Story = {
  play: async ({ args }) => {
    const form = await dialog()
    await userEvent.click(form.getByRole('radio', { name: message('translate') }))
    await userEvent.click(form.getByRole('button', { name: message('translate') }))
    await expect(args.actions.ask).toHaveBeenCalledWith(translateRequest)
  },
}

/** The project has one language, so there is none to translate into. */
export const OneLanguage: Story = {
  args: { helper: { ...helper, languages: ['eng-US'] } },
  play: async () => {
    const form = await dialog()
    await userEvent.click(form.getByRole('radio', { name: message('translate') }))
    await waitFor(() => expect(form.getByText(message('noLanguage'))).toBeVisible())
    await expect(form.getByRole('button', { name: message('translate') })).toBeDisabled()
  },
}

/** Without a text service there is nothing to ask, and the dialog says why. */
export const NotConfigured: Story = {
  args: { helper: { ...helper, generation: aGeneration({ available: false, service: null }) } },
  play: async () => {
    const form = await dialog()
    await waitFor(() => expect(form.getByText(message('notConfigured'))).toBeVisible())
    await expect(form.queryByRole('button', { name: message('generate') })).not.toBeInTheDocument()
  },
}

/** Too few credits are left: nothing can be sent before the month ends. */
export const NoCredits: Story = {
  args: {
    helper: { ...helper, generation: aGeneration({ credits: { ...aGeneration().credits, left: 0 } }) },
  },
  play: async () => {
    const form = await dialog()
    await userEvent.type(form.getByRole('textbox', { name: message('description') }), 'More')
    await expect(form.getByRole('button', { name: message('generate') })).toBeDisabled()
  },
}

/** Text is arriving; hanging up cancels it. */
export const Running: Story = {
  args: { helper: helperIn({ status: 'running', step: 'writing', text: pickingGrammar.slice(0, 200) }) },
  play: async ({ args }) => {
    const form = await dialog()
    await expect(form.getByRole('region', { name: message('arriving') })).toHaveTextContent('#BNF+EM')
    await userEvent.click(form.getByRole('button', { name: message('cancel') }))
    await expect(args.actions.reset).toHaveBeenCalledOnce()
  },
}

/** It failed: the sentence of the server, and the form to try again. */
export const Failed: Story = {
  args: { helper: helperIn({ status: 'failed', message: 'The text generation service took too long.' }) },
  play: async () => {
    const form = await dialog()
    await expect(form.getByRole('alert')).toHaveTextContent('The text generation service took too long.')
    const field = form.getByRole('textbox', { name: message('description') })
    await waitFor(() => expect(field).toBeVisible())
  },
}

/** A change without problems, as a difference; it replaces the grammar only on confirmation. */
export const Clean: Story = {
  args: {
    helper: helperIn({
      status: 'offered',
      request: generateRequest,
      result: aGenerationResult({ grammar: offered }),
    }),
  },
  play: async ({ args }) => {
    const form = await dialog()
    await waitFor(() => expect(form.getByText(message('clean'))).toBeVisible())
    await expect(form.getByRole('group', { name: message('offer') })).toHaveTextContent('wake up | start')
    await expect(form.getByText(either(differenceMessages)('addedLines', { count: 1 }))).toBeVisible()
    const sentences = within(form.getByRole('list', { name: message('sentences') }))
    await userEvent.click(sentences.getByRole('button', { name: 'please start' }))
    await waitFor(() => expect(args.onSay).toHaveBeenCalledWith('please start'))
    await expect(form.queryByRole('list', { name: message('lost') })).not.toBeInTheDocument()
    await expect(args.onUse).not.toHaveBeenCalled()
    await userEvent.click(form.getByRole('button', { name: message('use') }))
    await expect(args.onUse).toHaveBeenCalledWith(offered, 'Let people say start')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** A change that removes something lists the sentences that are lost. */
export const TakesAway: Story = {
  args: {
    helper: helperIn({
      status: 'offered',
      request: generateRequest,
      result: aGenerationResult({ grammar: offered.replace('wake up | ', '') }),
    }),
  },
  play: async () => {
    const form = await dialog()
    const lost = within(form.getByRole('list', { name: message('lost') }))
    await waitFor(() => expect(lost.getAllByText(/wake up$/)[0]).toBeVisible())
  },
}

/** Nothing can say sentences here: they are shown and cannot be pressed. */
export const Silent: Story = {
  args: { ...Clean.args, onSay: undefined },
  play: async () => {
    const form = await dialog()
    const sentences = within(form.getByRole('list', { name: message('sentences') }))
    await expect(sentences.getAllByRole('listitem')[0]).toHaveTextContent(/start$/)
    await expect(sentences.queryByRole('button')).not.toBeInTheDocument()
  },
}

/** The offer still has an error, which is named with its place. */
export const WithProblems: Story = {
  args: {
    helper: helperIn({
      status: 'offered',
      request: generateRequest,
      result: aGenerationResult({
        grammar: offered.replace(';\n<', '\n<'),
        problems: [
          { severity: 'error', line: 12, column: 1, message: 'A semicolon is missing before <pick>.' },
        ],
      }),
    }),
  },
  play: async () => {
    const form = await dialog()
    await waitFor(() => expect(form.getByText(message('problems', { count: 1 }))).toBeVisible())
    await expect(form.getByRole('listitem')).toHaveTextContent('A semicolon is missing before <pick>.')
  },
}

/** A translation becomes a model of its own. */
export const Translated: Story = {
  args: {
    helper: helperIn({
      status: 'offered',
      request: translateRequest,
      result: aGenerationResult({ grammar: offered }),
    }),
  },
  play: async ({ args }) => {
    const form = await dialog()
    await userEvent.click(form.getByRole('button', { name: message('create') }))
    await expect(args.actions.create).toHaveBeenCalledWith('fra-FR', offered)
    await expect(form.queryByRole('button', { name: message('use') })).not.toBeInTheDocument()
  },
}
