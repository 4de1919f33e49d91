import { analyze } from '@saywright/grammar'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { either } from '../../../../../testing/either.js'
import { pickingGrammar } from '../../../testing/picking.js'
import { ruleMessages } from './messages.js'
import { RuleDialogs } from './RuleDialogs.js'

const message = either(ruleMessages)

const meta = {
  title: 'Studio/Voice commands/Rules',
  component: RuleDialogs,
  parameters: { layout: 'fullscreen' },
  args: {
    request: { kind: 'outline' },
    analysis: analyze(pickingGrammar),
    onGoTo: fn(),
    onChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RuleDialogs>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await within(document.body).findByRole('dialog'))

/** Every rule and slot, in the order of the text; a part of a name finds one. */
export const Outline: Story = {
  play: async ({ args }) => {
    const list = await dialog()
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(12))
    await userEvent.type(list.getByRole('searchbox', { name: message('find') }), 'quan')
    const [only, ...others] = list.getAllByRole('listitem')
    await expect(others).toEqual([])
    await userEvent.click(within(only as HTMLElement).getByRole('button'))
    await expect(args.onClose).toHaveBeenCalledOnce()
    const start = pickingGrammar.indexOf('<quantity>: one')
    await waitFor(() => expect(args.onGoTo).toHaveBeenCalledWith(start, start + '<quantity>'.length))
  },
}

/** A part of a name that no rule has. */
export const NoneFound: Story = {
  play: async () => {
    const list = await dialog()
    await userEvent.type(await list.findByRole('searchbox'), 'zebra')
    await waitFor(() => expect(list.getByText(message('none'))).toBeVisible())
  },
}

/** A grammar with more rules than anyone reads: the first are drawn, the others are found by name. */
export const ManyRules: Story = {
  args: {
    analysis: analyze(
      Array.from({ length: 260 }, (_, index) => `<rule_${index}>: word_${index};`).join('\n'),
    ),
  },
  play: async () => {
    const list = await dialog()
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(200))
    await expect(list.getByText(message('more', { count: 60 }))).toBeInTheDocument()
  },
}

/** Where a rule is defined and used, each with its line. */
export const References: Story = {
  args: { request: { kind: 'references', rule: 'digit' } },
  play: async ({ args }) => {
    const list = await dialog()
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2))
    await waitFor(() => expect(list.getByText(message('definition'))).toBeVisible())
    await userEvent.click(list.getAllByRole('button', { name: /17/ })[0] as HTMLElement)
    const start = pickingGrammar.indexOf('<digit>, 2')
    await waitFor(() => expect(args.onGoTo).toHaveBeenCalledWith(start, start + '<digit>'.length))
  },
}

/** A new name, given in every place at once. */
export const Rename: Story = {
  args: { request: { kind: 'rename', rule: 'digit' } },
  play: async ({ args }) => {
    const form = await dialog()
    const field = await form.findByRole('textbox', { name: message('name') })
    await waitFor(() => expect(field).toHaveFocus())
    await waitFor(() => expect(form.getByText(message('places', { count: 2 }))).toBeVisible())
    await userEvent.clear(field)
    await userEvent.type(field, 'number{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith(pickingGrammar.replaceAll('<digit>', '<number>'))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** Names that are refused: one that another rule has, and an invalid one. */
export const RenameRefused: Story = {
  args: { request: { kind: 'rename', rule: 'digit' } },
  play: async ({ args }) => {
    const form = await dialog()
    const field = await form.findByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '2 much')
    await expect(field).toBeValid()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(form.getByText(message('refused.invalid'))).toBeVisible())
    await userEvent.clear(field)
    await userEvent.type(field, 'issue')
    await waitFor(() => expect(form.getByText(message('refused.taken'))).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** A rule that other models import keeps its name with them. */
export const RenameExported: Story = {
  args: {
    request: { kind: 'rename', rule: 'digit' },
    analysis: analyze(`${pickingGrammar}!export <digit>;\n`),
  },
  play: async () => {
    const form = await dialog()
    await waitFor(() => expect(form.getByText(message('exported'))).toBeVisible())
  },
}

/** A rule of another model is renamed there. */
export const RenameImported: Story = {
  args: {
    request: { kind: 'rename', rule: 'number' },
    analysis: analyze(`${pickingGrammar}!import <number>;\n`),
  },
  play: async () => {
    const form = await dialog()
    await waitFor(() => expect(form.getByText(message('refused.imported'))).toBeVisible())
    await expect(form.queryByRole('button', { name: message('submit') })).not.toBeInTheDocument()
  },
}
