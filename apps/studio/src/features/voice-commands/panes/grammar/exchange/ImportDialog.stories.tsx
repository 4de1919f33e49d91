import { limits } from '@saywright/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { either } from '../../../../../testing/either.js'
import { pickingGrammar } from '../../../testing/picking.js'
import { ImportDialog } from './ImportDialog.js'
import { exchangeMessages } from './messages.js'

const message = either(exchangeMessages)

const meta = {
  title: 'Studio/Voice commands/Import',
  component: ImportDialog,
  parameters: { layout: 'fullscreen' },
  args: { onReplace: fn(), onClose: fn() },
} satisfies Meta<typeof ImportDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await within(document.body).findByRole('dialog'))

async function paste(text: string) {
  const form = await dialog()
  await userEvent.click(await form.findByRole('textbox', { name: message('import.text') }))
  await userEvent.paste(text)
  return form
}

const lamps = `#JSGF V1.0;
grammar lamps;
public <order> = switch (/10/ on | /1/ off) the lamp {this.lamp=1};
`

/** Nothing is given yet, so there is nothing to replace the grammar with. */
export const Nothing: Story = {
  play: async () => {
    const form = await dialog()
    await waitFor(() => expect(form.getByText(message('import.nothing'))).toBeVisible())
    await expect(form.getByRole('button', { name: message('import.replace') })).toBeDisabled()
  },
}

/** JSGF, known by its first line: the text that it becomes, and each loss with its line, before anything changes. */
export const Losses: Story = {
  play: async ({ args }) => {
    const form = await paste(lamps)
    const preview = await form.findByRole('region', { name: message('preview') })
    await waitFor(() => expect(preview).toHaveTextContent('<order>: switch (on | off) the lamp'))
    await expect(form.getByRole('button', { name: /Format/ })).toHaveTextContent('JSGF')
    const losses = form.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(losses.filter((words) => /3.*\/(10|1)\//.test(words ?? ''))).toHaveLength(2)
    await expect(args.onReplace).not.toHaveBeenCalled()
    await userEvent.click(form.getByRole('button', { name: message('import.replace') }))
    await expect(args.onReplace).toHaveBeenCalledWith(expect.stringContaining('#BNF+EM V2.1;'))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** A file of its own format with an error: it may come in, since the editor shows what to mend. */
export const FileWithErrors: Story = {
  // Its dialog is between two pixels, and its text on one of them or the other.
  tags: ['no-picture'],
  play: async ({ args }) => {
    const form = await dialog()
    const input = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
    const broken = pickingGrammar.replace('wake up );', 'wake up )')
    await userEvent.upload(input, new File([broken], 'picking.bnf', { type: 'text/plain' }))
    await waitFor(() => expect(form.getByText(message('import.hasErrors', { count: 1 }))).toBeVisible())
    await userEvent.click(form.getByRole('button', { name: message('import.replace') }))
    await expect(args.onReplace).toHaveBeenCalledWith(broken)
  },
}

/** A file that is not text in its encoding, with the place; then one that declares its encoding. */
export const FileInOtherEncoding: Story = {
  play: async () => {
    const form = await dialog()
    const input = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
    const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    await userEvent.upload(input, new File([latin('#BNF+EM V2.1;\n// éteins')], 'latin.bnf'))
    await waitFor(() => expect(form.getByText(/^latin\.bnf .*17/)).toBeVisible())
    await expect(form.getByRole('button', { name: message('import.replace') })).toBeDisabled()
    const declared = lamps.replace('V1.0;', 'V1.0 ISO-8859-1;').replace('switch', 'éteins')
    await userEvent.upload(input, new File([latin(declared)], 'latin.jsgf'))
    const preview = await form.findByRole('region', { name: message('preview') })
    await waitFor(() => expect(preview).toHaveTextContent('<order>: éteins (on | off)'))
    await expect(form.queryByText(/^latin\.bnf /)).toBeNull()
  },
}

/** A file was too large, and its text pasted after that: the refusal is no longer shown. */
export const PastedAfterRefusal: Story = {
  // It looks as what is pasted at once.
  tags: ['no-picture'],
  play: async () => {
    const form = await dialog()
    const input = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
    const large = new File(['x'.repeat(limits.grammarMaxCharacters * 4 + 1)], 'large.bnf')
    await userEvent.upload(input, large)
    await waitFor(() => expect(form.getByText(/^large\.bnf /)).toBeVisible())
    await paste(lamps)
    await waitFor(() => expect(form.queryByText(/^large\.bnf /)).toBeNull())
  },
}

/** A text of which no grammar can be made. */
export const Unreadable: Story = {
  play: async () => {
    const form = await paste('#JSGF V1.0;\ngrammar none;\n')
    await waitFor(() => expect(form.getByText(message('import.unreadable'))).toBeVisible())
    await expect(form.getByRole('button', { name: message('import.replace') })).toBeDisabled()
  },
}
