import { analyze } from '@saywright/grammar'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { either } from '../../../../../testing/either.js'
import { pickingGrammar } from '../../../testing/picking.js'
import { ExportDialog } from './ExportDialog.js'
import { exchangeMessages } from './messages.js'

const message = either(exchangeMessages)

const meta = {
  title: 'Studio/Voice commands/Export',
  component: ExportDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'picking-en',
    analysis: analyze(pickingGrammar),
    slots: { aisle: ['seven'], item: ['crate'] },
    lang: 'en-US',
    onClose: fn(),
  },
} satisfies Meta<typeof ExportDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await within(document.body).findByRole('dialog'))

async function choose(format: string) {
  const form = await dialog()
  await userEvent.click(await form.findByRole('button', { name: /Format/ }))
  await userEvent.click(await within(document.body).findByRole('option', { name: format }))
  return form
}

/** The unchanged text, to be copied or saved as a file, and what is not in it: values that slots have for tests. */
export const OwnFormat: Story = {
  play: async () => {
    const form = await dialog()
    await waitFor(() => expect(form.getByText(message('losses', { count: 2 }))).toBeVisible())
    const losses = form.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(losses.some((words) => /4.*<aisle>/.test(words ?? ''))).toBe(true)
    await expect(form.getByRole('region', { name: message('preview') })).toHaveTextContent('#BNF+EM V2.1;')
  },
}

/** In JSGF: values of the slots are written, and losses are listed with their lines. */
export const Jsgf: Story = {
  play: async () => {
    const form = await choose('JSGF')
    const preview = form.getByRole('region', { name: message('preview') })
    await waitFor(() => expect(preview).toHaveTextContent('public <order>'))
    await expect(preview).toHaveTextContent('<aisle> = ((seven) {seven});')
    await expect(preview).toHaveTextContent('{intent=PICK}')
    const losses = form.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(losses.some((words) => /7.*halden/.test(words ?? ''))).toBe(true)
    await expect(losses.some((words) => /22.*<restart>/.test(words ?? ''))).toBe(true)
  },
}

/** In XML. */
export const Xml: Story = {
  play: async () => {
    const form = await choose('SRGS XML')
    await waitFor(() =>
      expect(form.getByRole('region', { name: message('preview') })).toHaveTextContent('xml:lang="en-US"'),
    )
  },
}

/** A grammar with errors can be saved, not converted. */
export const HasErrors: Story = {
  args: { analysis: analyze(pickingGrammar.replace('wake up );', 'wake up )')) },
  play: async () => {
    const form = await choose('SRGS ABNF')
    await waitFor(() => expect(form.getByText(message('export.hasErrors'))).toBeVisible())
    await expect(form.getByRole('button', { name: message('export.download') })).toBeDisabled()
  },
}
