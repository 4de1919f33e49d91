import { createDiscardGuard } from '@saywright/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { inAccountLayout } from '../../../testing/frames.js'
import { inputNamed, submitButton } from '../../../testing/inputNamed.js'
import { NewOrganizationScreen } from './NewOrganizationScreen.js'

const meta = {
  title: 'Console/Organization/New organization',
  component: NewOrganizationScreen,
  decorators: [inAccountLayout('organization')],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    askName: async (name) => name === 'Nordwind',
    onCreate: fn(async () => undefined),
    onInvalid: fn(),
    guard: createDiscardGuard(),
  },
} satisfies Meta<typeof NewOrganizationScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A user without an organization may found one. */
export const Blank: Story = {
  play: async ({ canvasElement }) => {
    await expect(inputNamed(canvasElement, 'name')).toHaveValue('')
    await expect(submitButton(canvasElement)).toBeEnabled()
  },
}

/** A user with an organization founds another. */
export const Another: Story = {
  args: { isAnother: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(inputNamed(canvasElement, 'name')).toBeInvalid())
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
}

/** The name belongs to another organization: nothing is sent. */
export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const name = inputNamed(canvasElement, 'name')
    await userEvent.type(name, 'Nordwind')
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(name).toHaveFocus())
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'))
    await expect(args.onInvalid).toHaveBeenCalled()
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
}
