import { email, filled, object } from '@saywright/api/contract'
import { Stack } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { FormTextField } from '../fields/FormTextField/FormTextField.js'
import { EmailKit } from '../kits/EmailKit/EmailKit.js'
import { ErrorSummary } from './ErrorSummary.js'
import { fieldNames } from './fieldNames.js'
import { SubmitButton } from './SubmitButton.js'
import type { SubmissionErrors } from './submissionErrors.js'
import { ValidatedForm } from './ValidatedForm.js'

const nameOf = fieldNames<{ title: string; comment: string }>()

const labels = { title: 'Project title', email: 'E-mail', comment: 'What the project is about' }
const ready = { title: 'Kitchen lamp', email: 'ada@example.com', comment: 'Lamps that listen.' }
const rules = object({
  title: filled('Kitchen lamp', 100),
  email: email(),
  comment: filled('Lamps that listen.', 1000),
})

const formWith = (initialValues: typeof ready, failure?: SubmissionErrors) => (
  <ValidatedForm
    rules={rules}
    initialValues={initialValues}
    onSubmit={async () => failure}
    aria-label="Project"
  >
    <Stack gap="x4">
      <ErrorSummary labels={labels} />
      <FormTextField name={nameOf('title')} label={labels.title} />
      <EmailKit label={labels.email} />
      <FormTextField name={nameOf('comment')} label={labels.comment} />
      <SubmitButton>Save</SubmitButton>
    </Stack>
  </ValidatedForm>
)

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  args: { labels },
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

const send = (canvas: HTMLElement) => userEvent.click(within(canvas).getByRole('button', { name: 'Save' }))

/** Nothing was sent yet: the summary takes no room. */
export const Blank: Story = {
  render: () => formWith({ title: '', email: '', comment: '' }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).toBeNull()
  },
}

/** Sent with several fields at fault: one line each, and a press on a line goes to its field. */
export const Invalid: Story = {
  render: () => formWith({ title: '', email: 'ada@', comment: '' }),
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    const summary = within(await within(canvasElement).findByRole('alert'))
    const lines = summary.getAllByRole('button')
    await expect(lines.map(({ textContent }) => textContent?.split(/\s?:/)[0])).toEqual(Object.values(labels))
    await userEvent.click(summary.getByRole('button', { name: /^What the project/ }))
    await waitFor(() =>
      expect(within(canvasElement).getByRole('textbox', { name: labels.comment })).toHaveFocus(),
    )
  },
}

/** One field is left to correct. */
export const OneField: Story = {
  render: () => formWith({ ...ready, email: '' }),
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    const summary = within(await within(canvasElement).findByRole('alert'))
    await expect(summary.getAllByRole('button')).toHaveLength(1)
  },
}

/** The server refused two fields. */
export const Refused: Story = {
  render: () => formWith(ready, { email: 'incorrectEmail', title: 'alreadyExists' }),
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    const summary = within(await within(canvasElement).findByRole('alert'))
    await expect(summary.getAllByRole('button')).toHaveLength(2)
  },
}
