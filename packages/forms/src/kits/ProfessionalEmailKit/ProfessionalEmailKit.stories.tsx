import { email, object } from '@saywright/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createChecks } from '../../core/createChecks.js'
import { ValidatedForm } from '../../core/ValidatedForm.js'
import { errorMessageOf } from '../../testing/errorMessageOf.js'
import { ProfessionalEmailKit } from './ProfessionalEmailKit.js'
import { type AskAboutEmail, professionalEmailCheck } from './professionalEmailCheck.js'

const ask = fn<AskAboutEmail>(async (address) => ({
  valid: true,
  professional: !address.endsWith('@gmail.com'),
}))

const meta = {
  title: 'Forms/ProfessionalEmailKit',
  component: ProfessionalEmailKit,
  decorators: [
    (Story, { parameters }) => (
      <ValidatedForm
        rules={object({ verified_email: email() })}
        initialValues={{ verified_email: '' }}
        checks={() =>
          createChecks({
            verified_email: {
              ...professionalEmailCheck((parameters.ask as AskAboutEmail | undefined) ?? ask),
              pauseMilliseconds: 0,
            },
          })
        }
        onSubmit={async () => undefined}
        aria-label="Example"
      >
        <Story />
      </ValidatedForm>
    ),
  ],
} satisfies Meta<typeof ProfessionalEmailKit>
export default meta
type Story = StoryObj<typeof meta>

const field = (canvas: HTMLElement) => within(canvas).getByRole('textbox')

async function leaveWith(canvas: HTMLElement, address: string) {
  await userEvent.type(field(canvas), address)
  await userEvent.tab()
}

/** Before anything is typed. */
export const Blank: Story = {
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveAttribute('type', 'email')
    await expect(field(canvasElement)).toHaveAttribute('autocomplete', 'work email')
  },
}

/** A company address, which the server accepts. */
export const Accepted: Story = {
  play: async ({ canvasElement }) => {
    await leaveWith(canvasElement, 'ada@lumiere-instruments.com')
    await waitFor(() => expect(ask).toHaveBeenCalledWith('ada@lumiere-instruments.com', expect.anything()))
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement())
    await expect(field(canvasElement)).not.toHaveAttribute('aria-invalid')
  },
}

/** The server checks the address. */
export const Checking: Story = {
  parameters: { ask: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    await leaveWith(canvasElement, 'ada@lumiere-instruments.com')
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent(/\S/))
  },
}

/** An address of a webmail provider is refused. */
export const Webmail: Story = {
  play: async ({ canvasElement }) => {
    await leaveWith(canvasElement, 'ada@gmail.com')
    await waitFor(() => expect(field(canvasElement)).toHaveAttribute('aria-invalid', 'true'))
    await expect(field(canvasElement)).toHaveAccessibleDescription(errorMessageOf('webmailEmail'))
  },
}

/** The check could not be made, so the address is not known to be good. */
export const CheckFailed: Story = {
  parameters: { ask: () => Promise.reject(new Error('down')) },
  play: async ({ canvasElement }) => {
    await leaveWith(canvasElement, 'ada@lumiere-instruments.com')
    await waitFor(() => expect(field(canvasElement)).toHaveAttribute('aria-invalid', 'true'))
    await expect(field(canvasElement)).toHaveAccessibleDescription(errorMessageOf('incorrectEmail'))
  },
}
