import { aVoice, aWavFile } from '@saywright/audio/testing'
import { analyze } from '@saywright/grammar'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { either } from '../../../../../testing/either.js'
import { voiceCommandsMessages } from '../../../messages/index.js'
import { libraryMessages } from './messages.js'
import { RulesDialog } from './RulesDialog.js'

const message = either(libraryMessages)
const common = either(voiceCommandsMessages)
const grammar = (more = '') =>
  `#BNF+EM V2.1;\n!grammar picking;\n!start <main>;\n!import <yes_no>;\n\n<main>: pick | <yes_no>;\n${more}`

const meta = {
  title: 'Studio/Voice commands/Import rules',
  component: RulesDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    ...{ model: 'picking-en', language: 'en-US', analysis: analyze(grammar()) },
    speech: {
      onSay: fn(async (_text: string): Promise<Blob> => aWavFile('said.wav', aVoice(3, { seconds: 30 }))),
      isOffline: false,
    },
    ...{ onChange: fn(), onClose: fn() },
  },
} satisfies Meta<typeof RulesDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await within(document.body).findByRole('dialog'))
const rules = async () => within((await dialog()).getByRole('list', { name: message('rules') }))
const box = async (subject: 'numbers' | 'dates' | 'answers') =>
  (await rules()).findByRole('checkbox', { name: message(`subject.${subject}`) })
/** The box of a kind of number, above the examples. */
const kindBox = async (kind: 'ordinal' | 'decimal' | 'digits') =>
  (await dialog()).findByRole('checkbox', { name: message(`kind.${kind}`) })

/** Rules are ticked and the added lines are previewed before anything changes; imported ones are locked. */
export const Ticked: Story = {
  play: async ({ args }) => {
    const form = await dialog()
    await expect(await box('answers')).toBeChecked()
    await expect(form.getByText(message('imported', { line: 4 }))).toBeVisible()
    await userEvent.click(await box('dates'))
    await userEvent.click(await box('numbers'))
    await userEvent.click(await kindBox('decimal'))
    await userEvent.click(await kindBox('digits'))
    await expect(await box('numbers')).toBePartiallyChecked()
    await expect(form.getByRole('region', { name: message('lines') })).toHaveTextContent(
      '+ !import <number>; + !import <ordinal>; + !import <date>;',
    )
    await userEvent.click(form.getByRole('button', { name: message('add', { count: 3 }) }))
    const added = '!import <number>;\n!import <ordinal>;\n!import <date>;\n'
    await expect(args.onChange).toHaveBeenCalledWith(grammar().replace('<yes_no>;\n', `<yes_no>;\n${added}`))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** Some kinds of number are imported already: they are locked, and a tick of all adds the others. */
export const PartlyImported: Story = {
  args: { analysis: analyze(grammar().replace('<yes_no>;\n', '<yes_no>;\n!import <number>;\n')) },
  play: async () => {
    const form = await dialog()
    await expect(await box('numbers')).toBePartiallyChecked()
    const kinds = within(form.getByRole('group', { name: message('parts') }))
    await expect(kinds.getByRole('checkbox', { name: message('kind.number') })).toBeDisabled()
    await expect(kinds.getByText(message('imported', { line: 5 }))).toBeVisible()
    await userEvent.click(await box('numbers'))
    await expect(form.getByRole('region', { name: message('lines') })).toHaveTextContent(
      '+ !import <ordinal>; + !import <decimal>; + !import <digits>;',
    )
  },
}

/** By keyboard: the arrow keys show a subject, the space key ticks it, and a sentence is tried in the chosen range. */
export const Tried: Story = {
  play: async () => {
    const form = await dialog()
    const first = await box('numbers')
    first.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await box('dates')).toHaveFocus()
    await expect(form.getByText('<date>', { selector: 'h3 code' })).toBeVisible()
    await expect(first).not.toBeChecked()
    await userEvent.keyboard('{ArrowUp} ')
    await expect(first).toBeChecked()
    await userEvent.click(form.getByRole('radio', { name: message('upTo', { max: '99' }) }))
    const field = form.getByRole('textbox', { name: message('try') })
    await userEvent.type(field, 'twenty one')
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent('21'))
    await userEvent.type(field, ' hundred')
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent(message('refused')))
    await userEvent.clear(field)
    await userEvent.type(field, 'twenty first')
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent('21'))
    await userEvent.click(await kindBox('ordinal'))
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent(message('refused')))
  },
}

/**
 * An example is played in the voice of the project: its words are highlighted while they sound, and a second press stops
 * them.
 */
export const Playing: Story = {
  play: async ({ args }) => {
    const form = await dialog()
    const said = 'ninety seven'
    await userEvent.click(await form.findByRole('button', { name: common('hear', { words: said }) }))
    await expect(args.speech.onSay).toHaveBeenCalledWith(said)
    const stop = await form.findByRole('button', { name: message('stop', { words: said }) })
    const row = form.getByText(said, { selector: 'li span' }).closest('li')
    await expect(row).toHaveAttribute('data-sounding')
    await userEvent.click(stop)
    await waitFor(() => expect(row).not.toHaveAttribute('data-sounding'))
  },
}

/** Without a connection nothing can be played; all else works. */
export const Offline: Story = {
  args: { speech: { onSay: fn(), isOffline: true } },
  play: async () => {
    const form = await dialog()
    await expect(
      await form.findByRole('button', { name: common('hear', { words: 'ninety seven' }) }),
    ).toBeDisabled()
    await expect(await box('numbers')).toBeEnabled()
  },
}

/** Each example has its kind and value; what is checked of a rule, what it costs the grammar, and more examples. */
export const Facts: Story = {
  play: async () => {
    const form = await dialog()
    await waitFor(() => expect(form.getByText(/ 0 (to|à) 9[,\s]999/)).toBeVisible())
    await expect(form.getByText(/8[,\s]737[,\s]991/)).toBeVisible()
    await userEvent.click(form.getByRole('radio', { name: message('upTo', { max: '99' }) }))
    await waitFor(() => expect(form.getByText(/ 0 (to|à) 99,/)).toBeVisible())
    const examples = within(form.getByRole('list', { name: message('examples') }))
    const ordinal = examples.getByText('twenty third').closest('li')
    await expect(within(ordinal as HTMLElement).getByText(message('one.ordinal'))).toBeVisible()
    await expect(within(ordinal as HTMLElement).getByText('23')).toBeVisible()
    const before = examples.getAllByRole('listitem').length
    await userEvent.click(form.getByRole('button', { name: message('more') }))
    await waitFor(() => expect(examples.getAllByRole('listitem')).toHaveLength(before + 3))
    // Of letters only examples are checked, so nothing is claimed.
    await userEvent.click(form.getByRole('button', { name: /^(Letters|Lettres)/ }))
    const preview = form.getByRole('region', { name: message('subject.letters') })
    await waitFor(() => expect(preview).toHaveFocus())
    await expect(within(preview).queryByText(/(Checked|Vérifié)/)).toBeNull()
  },
}

/** The model has a rule of the name: the imported one needs another, and the lines have both. */
export const NameTaken: Story = {
  args: { analysis: analyze(grammar('<number>: several;\n')) },
  play: async ({ args }) => {
    const form = await dialog()
    await userEvent.click(await box('numbers'))
    const add = form.getByRole('button', { name: message('add', { count: 4 }) })
    await expect(add).toBeDisabled()
    await userEvent.type(form.getByRole('textbox', { name: message('ownName') }), 'amount')
    await userEvent.click(add)
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.stringMatching(
        /!import <library\.numbers\.number>;[\s\S]*<amount>: <library\.numbers\.number>;/,
      ),
    )
  },
}

/** A search finds a rule by its name and its examples. */
export const NothingFound: Story = {
  play: async () => {
    const form = await dialog()
    const search = form.getByRole('searchbox', { name: message('search') })
    await userEvent.type(search, 'twelve hundred')
    const found = await rules()
    await waitFor(() => expect(found.getAllByRole('checkbox')).toHaveLength(1))
    await userEvent.clear(search)
    await userEvent.type(search, 'zzz')
    await waitFor(() => expect(form.getByText(message('none'))).toBeVisible())
  },
}

/** The language has no rules yet: it says which languages have. */
export const NoLanguage: Story = {
  args: { language: 'ja-JP' },
  play: async () => {
    const form = await dialog()
    await expect(form.queryByRole('checkbox')).toBeNull()
    await expect(form.getByText(/(Japanese|japonais).*(Dutch|néerlandais)/)).toBeVisible()
  },
}
