import { filled, object } from '@saywright/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ValidatedForm } from '../../core/ValidatedForm.js'
import { errorMessageOf } from '../../testing/errorMessageOf.js'
import { CountryKit } from './CountryKit.js'

const send = fn(async () => undefined)

const meta = {
  title: 'Forms/CountryKit',
  component: CountryKit,
  beforeEach: () => {
    send.mockClear()
  },
  decorators: [
    (Story, { parameters }) => (
      <ValidatedForm
        rules={object({ country: filled('France') })}
        initialValues={{ country: (parameters.country as string | undefined) ?? '' }}
        onSubmit={send}
        isReadOnly={parameters.isReadOnly === true}
        aria-label="Example"
      >
        <Story />
        <button type="submit" hidden />
      </ValidatedForm>
    ),
  ],
} satisfies Meta<typeof CountryKit>
export default meta
type Story = StoryObj<typeof meta>

const field = (canvas: HTMLElement) => within(canvas).getByRole('combobox')
const options = () => within(document.body).findAllByRole('option')

/** Nothing is chosen yet; the field has a placeholder. */
export const Blank: Story = {
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveValue('')
    await expect(field(canvasElement)).toHaveAttribute('placeholder')
  },
}

/** Part of a name finds countries wherever it occurs in the name; those that begin with it come first. */
export const Searched: Story = {
  name: 'F-019 Searched',
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'ger')
    const found = (await options()).map(({ textContent }) => textContent?.toLowerCase() ?? '')
    const places = found.map((name) => name.indexOf('ger')).filter((place) => place >= 0)
    await expect(places.length).toBeGreaterThan(1)
    await expect(places).toEqual([...places].sort((one, other) => one - other))
  },
}

/** One of the list is taken, and sent in English whatever the language. */
export const Filled: Story = {
  parameters: { country: 'Germany' },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('form')?.requestSubmit()
    await waitFor(() => expect(send).toHaveBeenCalledWith({ country: 'Germany' }))
    await expect(field(canvasElement)).toHaveDisplayValue(/^(Germany|Allemagne)$/)
  },
}

/** Found by another name than its own, as people call it. */
export const Aliases: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'usa')
    await userEvent.tab()
    await waitFor(() => expect(field(canvasElement)).toHaveDisplayValue(/^(United States|États-Unis)$/))
    await userEvent.clear(field(canvasElement))
    await userEvent.type(field(canvasElement), "cote d'ivoire")
    await userEvent.tab()
    await waitFor(() => expect(field(canvasElement)).toHaveDisplayValue('Côte d’Ivoire'))
  },
}

/** Text that names no country is cleared on blur, and the country is required. */
export const FreeTextCleared: Story = {
  name: 'F-018 Free text cleared',
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'zzz')
    await userEvent.tab()
    await waitFor(() => expect(field(canvasElement)).toHaveValue(''))
    await waitFor(() => expect(field(canvasElement)).toHaveAccessibleDescription(errorMessageOf('required')))
    await expect(field(canvasElement)).toHaveAttribute('aria-invalid', 'true')
  },
}

/** May be read and copied, not changed. */
export const ReadOnly: Story = {
  parameters: { country: 'France', isReadOnly: true },
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByRole('textbox')
    await expect(text).toHaveValue('France')
    await expect(text).toHaveAttribute('readonly')
  },
}
