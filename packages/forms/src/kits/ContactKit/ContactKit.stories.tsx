import { sendContactMessage } from '@saywright/api/contract'
import { Inline, Stack } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { rulesOf } from '../../core/rulesOf.js'
import { SubmitButton } from '../../core/SubmitButton.js'
import type { SubmissionErrors } from '../../core/submissionErrors.js'
import { ValidatedForm } from '../../core/ValidatedForm.js'
import { errorMessageOf } from '../../testing/errorMessageOf.js'
import { blankContact, ContactKit } from './ContactKit.js'

const send = fn<(values: typeof blankContact) => Promise<SubmissionErrors | undefined>>(async () => undefined)

const meta = {
  title: 'Forms/ContactKit',
  component: ContactKit,
  beforeEach: () => {
    send.mockReset()
  },
  decorators: [
    (Story, { parameters }) => (
      <ValidatedForm
        rules={rulesOf(sendContactMessage)}
        initialValues={(parameters.typed as typeof blankContact | undefined) ?? blankContact}
        onSubmit={send}
        isReadOnly={parameters.isReadOnly === true}
        aria-label="Example"
      >
        <Stack gap="x4">
          <Story />
          <Inline justify="end">
            <SubmitButton>Send</SubmitButton>
          </Inline>
        </Stack>
      </ValidatedForm>
    ),
  ],
} satisfies Meta<typeof ContactKit>
export default meta
type Story = StoryObj<typeof meta>

const press = (canvas: HTMLElement) => userEvent.click(within(canvas).getByRole('button', { name: 'Send' }))
const topic = (canvas: HTMLElement) => within(canvas).getAllByRole('button')[0] as HTMLElement
const message = (canvas: HTMLElement) => within(canvas).getByRole('textbox')

/** Nothing is chosen or typed yet. */
export const Blank: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(topic(canvasElement))
    await expect(await screen.findAllByRole('option')).toHaveLength(6)
    await userEvent.keyboard('{Escape}')
  },
}

/** A topic and a message: the topic travels in English, whatever the language of the page. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(topic(canvasElement))
    await userEvent.click(await screen.findByRole('option', { name: 'I need advice' }))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.type(message(canvasElement), 'Which microphone?')
    await press(canvasElement)
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith({ topic: 'I need advice', message: 'Which microphone?' }),
    )
  },
}

/** Sent empty: both fields are required, and nothing is sent. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await waitFor(() => expect(topic(canvasElement)).toHaveFocus())
    const described = expect.stringContaining(errorMessageOf('required'))
    await expect(topic(canvasElement)).toHaveAccessibleDescription(described)
    await expect(message(canvasElement)).toHaveAccessibleDescription(described)
    await expect(send).not.toHaveBeenCalled()
  },
}

/** The message was prefilled, and the field says so. */
export const Begun: Story = {
  args: { messageHint: 'We started this message for you. Change it as you like.' },
  parameters: {
    typed: {
      topic: 'I want to report a bug',
      message: 'The unit test of the grammar stops at the third file.',
    },
  },
  play: async ({ canvasElement, args }) => {
    await expect(message(canvasElement)).toHaveAccessibleDescription(
      expect.stringContaining(args.messageHint ?? ''),
    )
  },
}

/** May be read, not changed. */
export const ReadOnly: Story = {
  parameters: { isReadOnly: true, typed: { topic: 'I need advice', message: 'Which microphone?' } },
  play: async ({ canvasElement }) => {
    const message = within(canvasElement).getByDisplayValue('Which microphone?')
    await expect(message.tagName).toBe('TEXTAREA')
    await expect(message).toHaveAttribute('readonly')
  },
}
