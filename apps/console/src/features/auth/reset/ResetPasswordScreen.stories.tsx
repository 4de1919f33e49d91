import { ApiError } from '@saywright/api/contract'
import { submissionErrors } from '@saywright/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inSignInLayout } from '../../../testing/frames.js'
import { inputNamed, submitButton } from '../../../testing/inputNamed.js'
import { ResetPasswordScreen, type ResetPasswordScreenProps } from './ResetPasswordScreen.js'

const email = 'ada@example.com'
const onSend = (response: ResetPasswordScreenProps['onSend']) => fn<typeof response>(response)

const meta = {
  title: 'Console/Auth/Reset password',
  component: ResetPasswordScreen,
  decorators: [inSignInLayout],
  parameters: { layout: 'fullscreen' },
  args: { onSend: onSend(async () => undefined), onInvalid: fn(), loginHref: '/auth/login' },
} satisfies Meta<typeof ResetPasswordScreen>
export default meta
type Story = StoryObj<typeof meta>

const main = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'))

/** The page of a forgotten password: one field, and the way back. */
export const Blank: Story = {
  play: async ({ canvasElement }) => {
    await expect(inputNamed(canvasElement, 'email')).toHaveValue('')
    await expect(inputNamed(canvasElement, 'email')).toBeValid()
    await expect(main(canvasElement).getByRole('link')).toHaveAttribute('href', '/auth/login')
  },
}

/** The address is there; Enter sends it. */
export const Filled: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(inputNamed(canvasElement, 'email'), `${email}{Enter}`)
    await waitFor(() => expect(args.onSend.mock.calls).toEqual([[{ email }]]))
  },
}

/** F-049 F-057 Not an address: the field says so, and nothing is sent. */
export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(inputNamed(canvasElement, 'email'), 'ada@{Enter}')
    await waitFor(() => expect(inputNamed(canvasElement, 'email')).toBeInvalid())
    await expect(inputNamed(canvasElement, 'email')).toHaveFocus()
    await expect(args.onInvalid).toHaveBeenCalledOnce()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

/** The link is being sent; a second press changes nothing. */
export const Submitting: Story = {
  args: { onSend: onSend(() => new Promise(() => {})) },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(inputNamed(canvasElement, 'email'), email)
    const button = submitButton(canvasElement)
    await userEvent.click(button)
    await expect(await within(button).findByRole('progressbar')).toBeVisible()
    await userEvent.click(button)
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

/** Five links were requested within the hour: the server says how long to wait, and the address stays. */
export const TooMany: Story = {
  args: {
    onSend: onSend(async () =>
      submissionErrors(
        new ApiError({ kind: 'tooMany', message: 'Too many attempts. Try again in 40 min.' }),
        [],
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(inputNamed(canvasElement, 'email'), `${email}{Enter}`)
    await expect(await main(canvasElement).findByRole('alert')).toHaveTextContent('in 40 min')
    await expect(inputNamed(canvasElement, 'email')).toHaveValue(email)
  },
}

/** The link is sent if the address has an account: the screen never reveals which have one. */
export const Saved: Story = {
  args: { sentTo: email },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByText(email)).toBeVisible()
    await expect(main(canvasElement).queryByRole('form')).not.toBeInTheDocument()
    await expect(main(canvasElement).getByRole('link')).toHaveAttribute('href', '/auth/login')
  },
}
