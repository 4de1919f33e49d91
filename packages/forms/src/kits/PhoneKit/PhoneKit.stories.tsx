import { object, optional, text } from '@saywright/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ValidatedForm } from '../../core/ValidatedForm.js'
import { PhoneKit } from './PhoneKit.js'

const meta = {
  title: 'Forms/PhoneKit',
  component: PhoneKit,
  decorators: [
    (Story, { parameters }) => (
      <ValidatedForm
        rules={object({ phone_number: optional(text({ max: 40 })) })}
        initialValues={{ phone_number: (parameters.typed as string | undefined) ?? '' }}
        onSubmit={async () => undefined}
        isReadOnly={parameters.isReadOnly === true}
        aria-label="Example"
      >
        <Story />
      </ValidatedForm>
    ),
  ],
} satisfies Meta<typeof PhoneKit>
export default meta
type Story = StoryObj<typeof meta>

const field = (canvas: HTMLElement) => within(canvas).getByRole('textbox') as HTMLInputElement

/** Nothing is typed yet, and nothing needs to be. */
export const Blank: Story = {
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveAttribute('type', 'tel')
    await userEvent.click(field(canvasElement))
    await userEvent.tab()
    await expect(field(canvasElement)).not.toHaveAttribute('aria-invalid')
  },
}

/** Written in groups while it is typed. */
export const Typing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), '+33612345678')
    await expect(field(canvasElement)).toHaveValue('+33 6 12 34 56 78')
  },
}

/** A number in its national form. */
export const National: Story = {
  parameters: { typed: '0612345678' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveValue('06 12 34 56 78')
  },
}

/**
 * A text that does not fit is pasted: nothing changes, and the field says what it accepts. Further typing removes the
 * message.
 */
export const Refused: Story = {
  parameters: { typed: '06 12' },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement))
    await userEvent.paste('06 12 34 56 78 ext. 12')
    await expect(field(canvasElement)).toHaveValue('06 12')
    await expect(field(canvasElement)).toHaveAccessibleDescription(/\+33 6 12 34 56 78/)
    const said = within(canvasElement).getByText(/\+33 6 12 34 56 78/)
    await expect(said.closest('[aria-live="polite"]')).not.toBeNull()
    await userEvent.keyboard('3')
    await expect(field(canvasElement)).toHaveValue('06 12 3')
    await expect(field(canvasElement)).not.toHaveAttribute('aria-invalid')
    await userEvent.paste('06 12 34 56 78 ext. 12')
    await expect(field(canvasElement)).toHaveAccessibleDescription(/\+33 6 12 34 56 78/)
  },
}

/** A digit is set in the middle: the rest moves on, and the caret stays behind the digit. */
export const Corrected: Story = {
  parameters: { typed: '06 12 45 67 8' },
  play: async ({ canvasElement }) => {
    field(canvasElement).focus()
    field(canvasElement).setSelectionRange(5, 5)
    await userEvent.keyboard('3')
    await expect(field(canvasElement)).toHaveValue('06 12 34 56 78')
    await expect(field(canvasElement).selectionStart).toBe(7)
  },
}

/** May be read and copied, not changed. */
export const ReadOnly: Story = {
  parameters: { typed: '+33 6 12 34 56 78', isReadOnly: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), '9')
    await expect(field(canvasElement)).toHaveValue('+33 6 12 34 56 78')
  },
}
