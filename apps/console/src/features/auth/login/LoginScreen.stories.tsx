import { ApiError } from '@saywright/api/contract'
import { submissionErrors } from '@saywright/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inAuthFrame } from '../../../testing/frames.js'
import { inputNamed, submitButton } from '../../../testing/inputNamed.js'
import { LoginScreen, type LoginScreenProps } from './LoginScreen.js'

const ada = { email: 'ada@example.com', password: 'Correct7!horse' }

const meta = {
  title: 'Console/Auth/Login',
  component: LoginScreen,
  decorators: [inAuthFrame],
  parameters: { layout: 'fullscreen' },
  args: { onLogIn: fn<LoginScreenProps['onLogIn']>(async () => undefined), onInvalid: fn() },
} satisfies Meta<typeof LoginScreen>
export default meta
type Story = StoryObj<typeof meta>

async function fill(canvasElement: HTMLElement) {
  await userEvent.type(inputNamed(canvasElement, 'email'), ada.email)
  await userEvent.type(inputNamed(canvasElement, 'password'), ada.password)
}

/** As a visitor finds it: nothing typed, nothing reproached. */
export const Blank: Story = {
  play: async ({ canvasElement }) => {
    await expect(inputNamed(canvasElement, 'email')).toBeValid()
    await expect(inputNamed(canvasElement, 'email')).toHaveAttribute('autocomplete', 'username')
    await expect(inputNamed(canvasElement, 'password')).toHaveAttribute('autocomplete', 'current-password')
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible()
  },
}

/** Both fields are filled; Enter sends them. */
export const Filled: Story = {
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement)
    await expect(inputNamed(canvasElement, 'password')).toHaveAttribute('type', 'password')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onLogIn.mock.calls).toEqual([[ada]]))
    await expect(args.onInvalid).not.toHaveBeenCalled()
  },
}

/** Sent with a wrong address and no password: both are named, and the first has the focus. */
export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const email = inputNamed(canvasElement, 'email')
    await userEvent.type(email, 'ada@example')
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toBeInvalid()
    await expect(email).toHaveAccessibleDescription()
    await expect(inputNamed(canvasElement, 'password')).toBeInvalid()
    await expect(args.onInvalid).toHaveBeenCalledOnce()
    await expect(args.onLogIn).not.toHaveBeenCalled()
  },
}

/** The server is asked; a second press changes nothing. */
export const Submitting: Story = {
  args: { onLogIn: fn<LoginScreenProps['onLogIn']>(() => new Promise(() => {})) },
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement)
    const button = submitButton(canvasElement)
    await userEvent.click(button)
    await expect(await within(button).findByRole('progressbar')).toBeVisible()
    await userEvent.click(button)
    await expect(args.onLogIn).toHaveBeenCalledOnce()
  },
}

/** The server knows no such pair. Its sentence is a notice; what was typed stays, and no field is blamed. */
export const Refused: Story = {
  args: {
    onLogIn: fn<LoginScreenProps['onLogIn']>(async () =>
      submissionErrors(new ApiError({ kind: 'refused', code: 'wrong_credentials' }), ['email', 'password']),
    ),
  },
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onLogIn).toHaveBeenCalledOnce())
    await waitFor(() => expect(within(canvasElement).queryByRole('progressbar')).not.toBeInTheDocument())
    for (const [name, value] of Object.entries(ada)) {
      await expect(inputNamed(canvasElement, name)).toHaveValue(value)
      await expect(inputNamed(canvasElement, name)).toBeValid()
    }
  },
}

/** An installation in demo mode offers its account, and fills it in when asked. */
export const Demonstration: Story = {
  args: { demonstration: { email: 'demo@example.com', password: 'Lamp7!Kitchen' } },
  play: async ({ args, canvasElement }) => {
    await expect(inputNamed(canvasElement, 'email')).toHaveValue('')
    const text = await within(canvasElement).findByText(/demo@example\.com/)
    await expect(text).toHaveTextContent('Lamp7!Kitchen')
    const message = text.parentElement?.parentElement as HTMLElement
    await userEvent.click(within(message).getByRole('button'))
    await expect(inputNamed(canvasElement, 'email')).toHaveValue('demo@example.com')
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(args.onLogIn).toHaveBeenCalledWith(args.demonstration))
  },
}
