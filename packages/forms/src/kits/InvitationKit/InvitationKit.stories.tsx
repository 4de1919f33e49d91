import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { SubmitButton } from '../../core/SubmitButton.js'
import type { SubmissionErrors } from '../../core/submissionErrors.js'
import { ValidatedForm } from '../../core/ValidatedForm.js'
import { errorMessageOf } from '../../testing/errorMessageOf.js'
import { InvitationKit } from './InvitationKit.js'
import { blankInvitation, type InvitationValues, invitationRules } from './invitation.js'

const send = fn<(values: InvitationValues) => Promise<SubmissionErrors | undefined>>(async () => undefined)

const meta = {
  title: 'Forms/InvitationKit',
  component: InvitationKit,
  args: {
    projects: [
      { id: 7, title: 'Kitchen lamp' },
      { id: 9, title: 'Warehouse voice picking' },
    ],
    children: <SubmitButton>Invite</SubmitButton>,
  },
  beforeEach: () => {
    send.mockReset()
  },
  decorators: [
    (Story, { parameters }) => (
      <ValidatedForm
        rules={invitationRules}
        initialValues={blankInvitation}
        onSubmit={(parameters.send as typeof send | undefined) ?? send}
        isReadOnly={parameters.isReadOnly === true}
        aria-label="Example"
      >
        <Story />
      </ValidatedForm>
    ),
  ],
} satisfies Meta<typeof InvitationKit>
export default meta
type Story = StoryObj<typeof meta>

const press = (canvas: HTMLElement) => userEvent.click(within(canvas).getByRole('button', { name: 'Invite' }))
const mail = (canvas: HTMLElement) =>
  canvas.querySelector('input[name="invitation_mail"]') as HTMLInputElement
const role = (canvas: HTMLElement) => within(canvas).getAllByRole('button')[0] as HTMLElement
const option = (name: RegExp | string) => within(document.body).findByRole('option', { name })

/** A guest without projects at first. */
export const Blank: Story = {
  play: async ({ canvasElement }) => {
    await expect(role(canvasElement)).toHaveTextContent(/^(Guest|Invité)/)
    await expect(within(canvasElement).getByRole('combobox')).toHaveValue('')
  },
}

/** On laptops all are on one line, the button beside the boxes. */
export const Laptop: Story = {
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Invite' })
    const { top } = mail(canvasElement).getBoundingClientRect()
    await expect(Math.abs(button.getBoundingClientRect().top - top)).toBeLessThanOrEqual(1)
  },
}

/** On tablets a long button keeps away from the projects beside it. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  args: { children: <SubmitButton>Envoyer cette invitation</SubmitButton> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Envoyer cette invitation' })
    const field = canvas.getByRole('combobox').closest('[role="group"]') ?? canvas.getByRole('combobox')
    const gap = button.getBoundingClientRect().left - field.getBoundingClientRect().right
    await expect(gap).toBeGreaterThanOrEqual(14)
  },
}

/** An address, a role and both projects, in the order of the list whatever the order of the presses. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(mail(canvasElement), 'grace@example.com')
    await userEvent.click(role(canvasElement))
    await userEvent.click(await option(/^Employ/))
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.click(await option('Warehouse voice picking'))
    await userEvent.click(await option('Kitchen lamp'))
    await userEvent.keyboard('{Escape}')
    await press(canvasElement)
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith({
        invitation_mail: 'grace@example.com',
        role: 'employee',
        projects: [7, 9],
      }),
    )
  },
}

/** Sent without an address. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await waitFor(() => expect(mail(canvasElement)).toHaveFocus())
    await expect(mail(canvasElement)).toHaveAccessibleDescription(errorMessageOf('required'))
    await expect(send).not.toHaveBeenCalled()
  },
}

/** The address was invited already. */
export const Refused: Story = {
  parameters: { send: async () => ({ invitation_mail: 'alreadyExists' }) },
  play: async ({ canvasElement }) => {
    await userEvent.type(mail(canvasElement), 'grace@example.com{Enter}')
    await waitFor(() => expect(mail(canvasElement)).toHaveAttribute('aria-invalid', 'true'))
  },
}

/** The organization has no projects: there are no fields about them. */
export const WithoutProjects: Story = {
  args: { projects: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('combobox')).toBeNull()
  },
}

/** May be read, not changed. */
export const ReadOnly: Story = {
  args: { children: undefined },
  parameters: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    for (const text of within(canvasElement).getAllByRole('textbox'))
      await expect(text).toHaveAttribute('readonly')
  },
}
