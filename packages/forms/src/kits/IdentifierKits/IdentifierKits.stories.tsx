import { object, optional, text } from '@saywright/api/contract'
import { Stack } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ValidatedForm } from '../../core/ValidatedForm.js'
import { errorMessageOf } from '../../testing/errorMessageOf.js'
import { IbanKit } from './IbanKit.js'
import { InitialsKit } from './InitialsKit.js'
import { iban, siren } from './identifierRules.js'
import { PostalCodeKit } from './PostalCodeKit.js'
import { SirenKit } from './SirenKit.js'

const send = fn(async () => undefined)
const blank = { iban: '', siren: '', postal_code: '', initials: '' }

const meta = {
  title: 'Forms/IdentifierKits',
  component: IbanKit,
  beforeEach: () => {
    send.mockClear()
  },
  render: (_args, { parameters }) => (
    <ValidatedForm
      rules={object({
        iban: iban(),
        siren: siren(),
        postal_code: optional(text()),
        initials: optional(text()),
      })}
      initialValues={(parameters.typed as typeof blank | undefined) ?? blank}
      onSubmit={send}
      isReadOnly={parameters.isReadOnly === true}
      aria-label="Example"
    >
      <Stack gap="x3">
        <IbanKit />
        <SirenKit />
        <PostalCodeKit country={parameters.country as string} />
        <InitialsKit />
      </Stack>
      <button type="submit" hidden />
    </ValidatedForm>
  ),
} satisfies Meta<typeof IbanKit>
export default meta
type Story = StoryObj<typeof meta>

const field = (canvas: HTMLElement, name: string) =>
  canvas.querySelector(`input[name="${name}"]`) as HTMLInputElement
const submit = (canvas: HTMLElement) => canvas.querySelector('form')?.requestSubmit()

/** Written with their separators while they are typed. */
export const Typing: Story = {
  name: 'F-070 Typing',
  parameters: { country: 'CA' },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement, 'iban'), 'fr7630006000011234567890189')
    await userEvent.type(field(canvasElement, 'siren'), '732829320')
    await userEvent.type(field(canvasElement, 'postal_code'), 'k1a0b1')
    await userEvent.type(field(canvasElement, 'initials'), 'a.l')
    await expect(field(canvasElement, 'iban')).toHaveValue('FR76 3000 6000 0112 3456 7890 189')
    await expect(field(canvasElement, 'siren')).toHaveValue('732 829 320')
    await expect(field(canvasElement, 'postal_code')).toHaveValue('K1A 0B1')
    await expect(field(canvasElement, 'initials')).toHaveValue('AL')
    submit(canvasElement)
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
  },
}

/** A slip of the pen is found by the digits that check the others. */
export const Invalid: Story = {
  name: 'F-070 Invalid',
  parameters: { typed: { ...blank, iban: 'FR76 3000 6000 0112 3456 7890 188', siren: '732 829 321' } },
  play: async ({ canvasElement }) => {
    submit(canvasElement)
    await waitFor(() => expect(field(canvasElement, 'iban')).toHaveFocus())
    for (const name of ['iban', 'siren'])
      await expect(field(canvasElement, name)).toHaveAccessibleDescription(errorMessageOf('invalid'))
    await expect(send).not.toHaveBeenCalled()
  },
}

/** A country whose form is not known: any is taken. */
export const AnyCountry: Story = {
  name: 'F-070 Any country',
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement, 'postal_code'), 'sw1a 1aa')
    await expect(field(canvasElement, 'postal_code')).toHaveValue('SW1A 1AA')
    await expect(within(canvasElement).getAllByRole('textbox')).toHaveLength(4)
  },
}

/** May be read and copied, not changed. */
export const ReadOnly: Story = {
  parameters: { isReadOnly: true, typed: { ...blank, siren: '732 829 320' } },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement, 'siren'), '9')
    await expect(field(canvasElement, 'siren')).toHaveValue('732 829 320')
  },
}
