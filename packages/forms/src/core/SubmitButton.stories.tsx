import { object } from '@saywright/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { SubmitButton } from './SubmitButton.js'
import { ValidatedForm } from './ValidatedForm.js'

type Send = () => Promise<undefined>

const meta = {
  title: 'Forms/SubmitButton',
  component: SubmitButton,
  args: { children: 'Save', pendingLabel: 'Saving' },
  parameters: { onSubmit: fn(async () => undefined) },
  decorators: [
    (Story, { parameters }) => (
      <ValidatedForm
        rules={object({})}
        initialValues={{}}
        onSubmit={parameters.onSubmit as Send}
        aria-label="Example"
      >
        <Story />
      </ValidatedForm>
    ),
  ],
} satisfies Meta<typeof SubmitButton>
export default meta
type Story = StoryObj<typeof meta>

/** At rest: the one primary action of the form. */
export const Default: Story = {
  play: async ({ canvasElement, parameters }) => {
    parameters.onSubmit.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(parameters.onSubmit).toHaveBeenCalledOnce())
  },
}

/** The call is under way: the words change and the focus stays. */
export const Submitting: Story = {
  parameters: { onSubmit: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(await within(canvasElement).findByRole('button', { name: /Saving/ })).toHaveFocus()
  },
}

/** Full width, on sign-in screens. */
export const FullWidth: Story = {
  args: { isFullWidth: true, size: 'large' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save' })
    await expect(button.offsetWidth).toBe(within(canvasElement).getByRole('form').clientWidth)
  },
}

/** A secondary form, where the primary action of the view is elsewhere. */
export const Secondary: Story = {
  args: { variant: 'secondary' },
  play: async ({ canvasElement, parameters }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(parameters.onSubmit).toHaveBeenCalled())
  },
}

/** A French label is often a third longer; nothing is cut. */
export const LongText: Story = { args: { children: 'Enregistrer les informations de l’organisation' } }
