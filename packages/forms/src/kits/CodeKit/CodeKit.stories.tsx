import { code, object, text } from '@saywright/api/contract'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import type { SubmissionErrors } from '../../core/submissionErrors.js'
import { ValidatedForm } from '../../core/ValidatedForm.js'
import { codeMessages } from '../../fields/CodeField/messages.js'
import { CodeKit } from './CodeKit.js'

type Send = (values: { code: string }) => Promise<SubmissionErrors | undefined>
const send = fn<Send>(async () => undefined)

const meta = {
  title: 'Forms/CodeKit',
  component: CodeKit,
  beforeEach: () => {
    send.mockReset()
  },
  decorators: [
    (Story, { parameters, args }) => (
      <ValidatedForm
        rules={object({
          code: args.alphabet === 'digits' ? text({ pattern: /^\d{6}$/, key: 'required' }) : code(),
        })}
        initialValues={{ code: (parameters.typed as string | undefined) ?? '' }}
        onSubmit={(parameters.send as Send | undefined) ?? send}
        aria-label="Example"
      >
        <Story />
      </ValidatedForm>
    ),
  ],
} satisfies Meta<typeof CodeKit>
export default meta
type Story = StoryObj<typeof meta>

const input = (canvas: HTMLElement) => within(canvas).getByRole('textbox')
const boxes = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('[aria-hidden] > span')].map(({ textContent }) => textContent)

/** Presses one of the boxes, which lie under the input. */
function pressBox(canvas: HTMLElement, box: number) {
  const field = input(canvas)
  const { left, top, width } = field.getBoundingClientRect()
  field.focus()
  return fireEvent.pointerUp(field, { clientX: left + (width * (box + 0.5)) / 6, clientY: top + 5 })
}

/** Nothing is typed yet. Phones propose the code of the message that arrives; screen readers find one field. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('textbox')).toHaveLength(1)
    await expect(input(canvasElement)).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(input(canvasElement)).toHaveAccessibleName(/\S/)
    await expect(boxes(canvasElement)).toEqual(['', '', '', '', '', ''])
  },
}

/** Half of it is typed: the next box waits, and the field has the number of characters so far. */
export const Partial: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(input(canvasElement), 'a1b')
    await expect(boxes(canvasElement)).toEqual(['A', '1', 'B', '', '', ''])
    await expect(canvasElement.querySelectorAll('[data-active]')).toHaveLength(1)
    await expect(canvasElement.querySelector('[data-active]')?.previousElementSibling).toHaveTextContent('B')
    await expect(input(canvasElement)).toHaveAccessibleDescription(/3.*6/)
  },
}

/** All six are there. Pressing the first box clears the code, another box replaces its own character. */
export const Full: Story = {
  parameters: { typed: 'A1B2C3' },
  play: async ({ canvasElement, step }) => {
    await step('The fourth box', async () => {
      await pressBox(canvasElement, 3)
      await userEvent.keyboard('9')
      await expect(input(canvasElement)).toHaveValue('A1B9C3')
    })
    await step('The first box', async () => {
      await pressBox(canvasElement, 0)
      await waitFor(() => expect(input(canvasElement)).toHaveValue(''))
    })
    await userEvent.keyboard('a1b2c3')
    await expect(input(canvasElement)).toHaveValue('A1B2C3')
  },
}

/** A code copied from a mail, with its dashes, is pasted and sent without another press. */
export const Pasted: Story = {
  args: { isSentWhenComplete: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(input(canvasElement))
    await userEvent.paste('ab-12 3z!9')
    await expect(input(canvasElement)).toHaveValue('AB123Z')
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    await expect(send).toHaveBeenCalledWith({ code: 'AB123Z' })
  },
}

/** The server knows another code: the sentence says what to do, and typing replaces what is there. */
export const Failed: Story = {
  parameters: { typed: 'A1B2C3', send: async () => ({ code: 'invalid' }) },
  play: async ({ canvasElement }) => {
    input(canvasElement).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(input(canvasElement)).toHaveAttribute('aria-invalid', 'true'))
    const { failed } = messagesIn(codeMessages, document.documentElement.lang)
    await expect(input(canvasElement)).toHaveAccessibleDescription(expect.stringContaining(failed))
    await expect(boxes(canvasElement).join('')).toBe('A1B2C3')
  },
}

/** The code is being sent: it is shown and cannot be changed, and the focus stays. */
export const Pending: Story = {
  parameters: { typed: 'A1B2C3', send: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    input(canvasElement).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(input(canvasElement)).toHaveAttribute('readonly'))
    await expect(input(canvasElement)).toHaveFocus()
    await expect(input(canvasElement)).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent(/\S/))
  },
}

/** Cannot be filled in now. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toBeDisabled()
  },
}

/** Six digits, with the keyboard of digits on phones; letters are not taken. */
export const Digits: Story = {
  args: { alphabet: 'digits', description: 'The six digits of your authenticator.' },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(input(canvasElement), '12a3')
    await expect(input(canvasElement)).toHaveValue('123')
  },
}
