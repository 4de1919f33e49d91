import { email, object } from '@saywright/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ValidatedForm } from '../../core/ValidatedForm.js'
import { errorMessageOf } from '../../testing/errorMessageOf.js'
import { EmailKit } from './EmailKit.js'

const meta = {
  title: 'Forms/EmailKit',
  component: EmailKit,
  decorators: [
    (Story, { parameters }) => (
      <ValidatedForm
        rules={object({ email: email() })}
        initialValues={{ email: (parameters.typed as string | undefined) ?? '' }}
        onSubmit={async () => ({ email: 'incorrectEmail' })}
        isReadOnly={parameters.isReadOnly === true}
        aria-label="Example"
      >
        <Story />
      </ValidatedForm>
    ),
  ],
} satisfies Meta<typeof EmailKit>
export default meta
type Story = StoryObj<typeof meta>

/** Before anything is typed. Phones show the keyboard with the at sign, browsers propose the address they know. */
export const Blank: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await expect(field).toHaveAttribute('type', 'email')
    await expect(field).toHaveAttribute('autocomplete', 'email')
    await userEvent.click(field)
    await userEvent.tab()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  },
}

/** An address is there. */
export const Filled: Story = {
  parameters: { typed: 'ada@example.com' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('ada@example.com')
  },
}

/** Left with an invalid address: the message says where to look, and disappears once the address is valid. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await userEvent.type(field, 'ada@example')
    await expect(field).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(errorMessageOf('invalidEmail'))
  },
}

/** The server could not verify the address. */
export const Refused: Story = {
  parameters: { typed: 'ada@example.com' },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '{Enter}')
    await waitFor(() =>
      expect(within(canvasElement).getByRole('textbox')).toHaveAttribute('aria-invalid', 'true'),
    )
  },
}

/** May be read and copied, not changed. */
export const ReadOnly: Story = {
  parameters: { typed: 'ada@example.com', isReadOnly: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await userEvent.type(field, 'x')
    await expect(field).toHaveValue('ada@example.com')
  },
}

/** With a label and a hint of its own, in the size of a sign-in screen. */
export const Large: Story = {
  args: {
    label: 'Company e-mail',
    description: 'Your company address: we use it to find your organization.',
    size: 'large',
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('textbox', { name: 'Company e-mail' }),
    ).toHaveAccessibleDescription('Your company address: we use it to find your organization.')
  },
}
