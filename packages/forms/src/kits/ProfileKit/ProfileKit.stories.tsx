import { Inline, Stack } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { createChecks } from '../../core/createChecks.js'
import { SubmitButton } from '../../core/SubmitButton.js'
import type { SubmissionErrors } from '../../core/submissionErrors.js'
import { ValidatedForm } from '../../core/ValidatedForm.js'
import { errorMessageOf } from '../../testing/errorMessageOf.js'
import { professionalEmailCheck } from '../ProfessionalEmailKit/professionalEmailCheck.js'
import { ProfileKit } from './ProfileKit.js'
import { blankProfile, profileRules } from './profile.js'

const ada = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  verified_email: 'ada@lumiere-instruments.com',
  person_label: 'Developer',
  interest_in_vdk: 'Build a proof of concept',
  job_title: 'Analyst',
  phone_number: '+33 6 12 34 56 78',
}
const send = fn<(values: typeof blankProfile) => Promise<SubmissionErrors | undefined>>(async () => undefined)
const check = professionalEmailCheck(async (address) => ({
  valid: true,
  professional: !address.endsWith('@gmail.com'),
}))

const meta = {
  title: 'Forms/ProfileKit',
  component: ProfileKit,
  beforeEach: () => {
    send.mockReset()
  },
  decorators: [
    (Story, { parameters }) => (
      <ValidatedForm
        rules={profileRules}
        initialValues={{ ...blankProfile, ...(parameters.typed as object | undefined) }}
        checks={() => createChecks({ verified_email: { ...check, pauseMilliseconds: 0 } })}
        onSubmit={send}
        isReadOnly={parameters.isReadOnly === true}
        aria-label="Example"
      >
        <Stack gap="x4">
          <Story />
          <Inline justify="end">
            <SubmitButton>Save</SubmitButton>
          </Inline>
        </Stack>
      </ValidatedForm>
    ),
  ],
} satisfies Meta<typeof ProfileKit>
export default meta
type Story = StoryObj<typeof meta>

const input = (canvas: HTMLElement, name: string) =>
  canvas.querySelector(`input[name="${name}"]`) as HTMLInputElement
const press = (canvas: HTMLElement) => userEvent.click(within(canvas).getByRole('button', { name: 'Save' }))

/** Nothing is known yet: four kinds of people to choose from. */
export const Blank: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] as HTMLElement)
    await expect(await screen.findAllByRole('option')).toHaveLength(4)
    await userEvent.keyboard('{Escape}')
  },
}

/** Complete, and sent unchanged. */
export const Filled: Story = {
  parameters: { typed: ada },
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await waitFor(() => expect(send).toHaveBeenCalledWith(ada))
  },
}

/** Sent empty: all but the job title and the phone number are required. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await waitFor(() => expect(input(canvasElement, 'first_name')).toHaveFocus())
    for (const name of ['first_name', 'last_name', 'email', 'verified_email']) {
      await expect(input(canvasElement, name)).toHaveAttribute('aria-invalid', 'true')
    }
    await expect(input(canvasElement, 'job_title')).not.toHaveAttribute('aria-invalid')
    await expect(input(canvasElement, 'phone_number')).not.toHaveAttribute('aria-invalid')
    await expect(send).not.toHaveBeenCalled()
  },
}

/** The company address is of a webmail provider: nothing is sent. */
export const Webmail: Story = {
  parameters: { typed: { ...ada, verified_email: 'ada@gmail.com' } },
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await waitFor(() => expect(input(canvasElement, 'verified_email')).toHaveFocus())
    await expect(input(canvasElement, 'verified_email')).toHaveAccessibleDescription(
      errorMessageOf('webmailEmail'),
    )
    await expect(send).not.toHaveBeenCalled()
  },
}

/** Without a field for the address of the account. */
export const WithoutEmail: Story = {
  args: { hasEmail: false },
  parameters: { typed: ada },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement, 'email')).toBeNull()
    await press(canvasElement)
    await waitFor(() => expect(send).toHaveBeenCalledWith(ada))
  },
}

/** May be read and copied, not changed. */
export const ReadOnly: Story = {
  parameters: { typed: ada, isReadOnly: true },
  play: async ({ canvasElement }) => {
    for (const name of ['first_name', 'last_name', 'verified_email', 'job_title'])
      await expect(input(canvasElement, name)).toHaveAttribute('readonly')
  },
}
