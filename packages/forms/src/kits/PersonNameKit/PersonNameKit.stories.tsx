import { filled, object } from '@saywright/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ValidatedForm } from '../../core/ValidatedForm.js'
import { PersonNameKit } from './PersonNameKit.js'

const nobody = { first_name: '', last_name: '' }
const rules = object({ first_name: filled('Ada', 100), last_name: filled('Lovelace', 100) })

const meta = {
  title: 'Forms/PersonNameKit',
  component: PersonNameKit,
  decorators: [
    (Story, { parameters }) => (
      <ValidatedForm
        rules={rules}
        initialValues={(parameters.typed as typeof nobody | undefined) ?? nobody}
        onSubmit={async () => undefined}
        isReadOnly={parameters.isReadOnly === true}
        aria-label="Example"
      >
        <Story />
      </ValidatedForm>
    ),
  ],
} satisfies Meta<typeof PersonNameKit>
export default meta
type Story = StoryObj<typeof meta>

/** Before anything is typed; the browser proposes the names it knows. */
export const Blank: Story = {
  play: async ({ canvasElement }) => {
    const [first, last] = within(canvasElement).getAllByRole('textbox')
    await expect(first).toHaveAttribute('autocomplete', 'given-name')
    await expect(last).toHaveAttribute('autocomplete', 'family-name')
  },
}

/** A person is there. */
export const Filled: Story = {
  parameters: { typed: { first_name: 'Ada', last_name: 'Lovelace' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByDisplayValue('Ada')).toHaveAttribute('name', 'first_name')
    await expect(within(canvasElement).getByDisplayValue('Lovelace')).toHaveAttribute('name', 'last_name')
  },
}

/** Both were left empty. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const fields = within(canvasElement).getAllByRole('textbox')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    for (const field of fields) await expect(field).toHaveAttribute('aria-invalid', 'true')
  },
}

/** May be read and copied, not changed. */
export const ReadOnly: Story = {
  parameters: { typed: { first_name: 'Ada', last_name: 'Lovelace' }, isReadOnly: true },
  play: async ({ canvasElement }) => {
    for (const name of ['Ada', 'Lovelace']) {
      const field = within(canvasElement).getByDisplayValue(name)
      await userEvent.type(field, 'x')
      await expect(field).toHaveValue(name)
    }
  },
}

/** Names that are longer than their fields scroll inside them. */
export const LongText: Story = {
  parameters: {
    typed: {
      first_name: 'Maria-Magdalena Theodora Constantina',
      last_name: 'von Hohenlohe-Waldenburg-Schillingsfürst',
    },
  },
}
