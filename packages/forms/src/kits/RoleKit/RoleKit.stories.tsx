import { memberRoles, object, oneOf } from '@saywright/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ValidatedForm } from '../../core/ValidatedForm.js'
import { errorMessageOf } from '../../testing/errorMessageOf.js'
import { RoleKit } from './RoleKit.js'

const meta = {
  title: 'Forms/RoleKit',
  component: RoleKit,
  decorators: [
    (Story, { parameters }) => (
      <ValidatedForm
        rules={object({ role: oneOf(memberRoles) })}
        initialValues={{ role: 'role' in parameters ? (parameters.role as string | undefined) : 'guest' }}
        onSubmit={async () => undefined}
        isReadOnly={parameters.isReadOnly === true}
        aria-label="Example"
      >
        <Story />
        <button type="submit" hidden />
      </ValidatedForm>
    ),
  ],
} satisfies Meta<typeof RoleKit>
export default meta
type Story = StoryObj<typeof meta>

const radio = (canvas: HTMLElement, value: string) =>
  canvas.querySelector(`input[value="${value}"]`) as HTMLInputElement

/** A guest at first, because a role that may do less harms less. Each role says what it may do. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(radio(canvasElement, 'guest')).toBeChecked()
    await expect(radio(canvasElement, 'guest')).toHaveAccessibleDescription(/\S/)
    radio(canvasElement, 'guest').focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(radio(canvasElement, 'employee')).toBeChecked()
  },
}

/** Sent without a choice. */
export const Invalid: Story = {
  parameters: { role: undefined },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('form')?.requestSubmit()
    await waitFor(() =>
      expect(within(canvasElement).getByRole('radiogroup')).toHaveAccessibleDescription(
        errorMessageOf('required'),
      ),
    )
  },
}

/** May be read, not changed. */
export const ReadOnly: Story = {
  parameters: { isReadOnly: true, role: 'administrator' },
  play: async ({ canvasElement }) => {
    await userEvent.click(radio(canvasElement, 'guest'), { pointerEventsCheck: 0 })
    await expect(radio(canvasElement, 'administrator')).toBeChecked()
  },
}

/** Cannot be chosen now. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(radio(canvasElement, 'guest')).toBeDisabled()
  },
}

/** On one line beside other fields: the list describes what each role may do. */
export const Menu: Story = {
  args: { variant: 'menu' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    const options = await within(document.body).findAllByRole('option')
    await expect(options).toHaveLength(3)
    for (const option of options) await expect(option).toHaveTextContent(/\S\s*\S+\./)
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveTextContent(/^Employ/)
  },
}
