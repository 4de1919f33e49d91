import { sendFeedback } from '@saywright/api/contract'
import { Inline, Stack } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { rulesOf } from '../../core/rulesOf.js'
import { SubmitButton } from '../../core/SubmitButton.js'
import type { SubmissionErrors } from '../../core/submissionErrors.js'
import { ValidatedForm } from '../../core/ValidatedForm.js'
import { blankFeedback, FeedbackKit } from './FeedbackKit.js'

type Values = typeof blankFeedback
const send = fn<(values: Values) => Promise<SubmissionErrors | undefined>>(async () => undefined)

const meta = {
  title: 'Forms/FeedbackKit',
  component: FeedbackKit,
  beforeEach: () => {
    send.mockReset()
  },
  decorators: [
    (Story, { parameters }) => (
      <ValidatedForm
        rules={rulesOf(sendFeedback)}
        initialValues={(parameters.typed as Values | undefined) ?? blankFeedback}
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
} satisfies Meta<typeof FeedbackKit>
export default meta
type Story = StoryObj<typeof meta>

const press = (canvas: HTMLElement) => userEvent.click(within(canvas).getByRole('button', { name: 'Send' }))
const named = (canvas: HTMLElement, name: string) =>
  canvas.querySelector(`:is(input, textarea)[name="${name}"]`) as HTMLInputElement
const radio = (canvas: HTMLElement, name: string, value: string) =>
  canvas.querySelector(`input[name="${name}"][value="${value}"]`) as HTMLInputElement

async function chooseStudio(canvas: HTMLElement) {
  await userEvent.click(within(canvas).getAllByRole('button')[0] as HTMLElement)
  await userEvent.click(await screen.findByRole('option', { name: 'Studio' }))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
}

/** No star at first; the subject requires a topic first, and says so. */
export const Blank: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('input[name="rating"]')).toHaveLength(5)
    await expect(canvasElement.querySelector('input[name="rating"]:checked')).toBeNull()
    await expect(named(canvasElement, 'object')).toBeDisabled()
    await expect(named(canvasElement, 'object')).toHaveAccessibleDescription(/\S/)
  },
}

/** A topic is chosen: the subject can be written. */
export const TopicChosen: Story = {
  play: async ({ canvasElement }) => {
    await chooseStudio(canvasElement)
    await expect(named(canvasElement, 'object')).toBeEnabled()
  },
}

/** Everything is filled in and sent, the stars as a number and the response about beta versions as a truth. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await chooseStudio(canvasElement)
    await userEvent.type(named(canvasElement, 'object'), 'Grammar editor')
    await userEvent.type(named(canvasElement, 'description'), 'Completion saves minutes.')
    await userEvent.click(radio(canvasElement, 'rating', '4'))
    await userEvent.click(radio(canvasElement, 'beta', 'false'))
    await press(canvasElement)
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith({
        topic: 'Studio',
        object: 'Grammar editor',
        description: 'Completion saves minutes.',
        rating: 4,
        beta: false,
      }),
    )
  },
}

/** Sent empty: every field is required, the stars first, and nothing is sent. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await waitFor(() => expect(radio(canvasElement, 'rating', '1')).toHaveFocus())
    await expect(named(canvasElement, 'description')).toHaveAttribute('aria-invalid', 'true')
    const [rating, beta] = within(canvasElement).getAllByRole('radiogroup')
    await expect(rating).toHaveAttribute('aria-invalid', 'true')
    await expect(beta).toHaveAttribute('aria-invalid', 'true')
    await expect(send).not.toHaveBeenCalled()
  },
}

/** May be read, not changed. */
export const ReadOnly: Story = {
  parameters: {
    isReadOnly: true,
    typed: { topic: 'Studio', object: 'Editor', description: 'Fast.', rating: 5, beta: true },
  },
  play: async ({ canvasElement }) => {
    for (const name of ['object', 'description'])
      await expect(named(canvasElement, name)).toHaveAttribute('readonly')
    await expect(radio(canvasElement, 'rating', '5')).toBeChecked()
  },
}
