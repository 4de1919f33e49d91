import { ApiError } from '@saywright/api/contract'
import { submissionErrors } from '@saywright/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inSignInLayout } from '../../../testing/frames.js'
import { inputNamed, submitButton } from '../../../testing/inputNamed.js'
import { PasskeyButton } from '../passkey/PasskeyButton.js'
import { SecondFactorScreen, type SecondFactorScreenProps } from './SecondFactorScreen.js'

const onVerify = (response: SecondFactorScreenProps['onVerify']) => fn<typeof response>(response)
const pressPasskey = fn()

const meta = {
  title: 'Console/Auth/Second factor',
  component: SecondFactorScreen,
  decorators: [inSignInLayout],
  parameters: { layout: 'fullscreen' },
  args: {
    onVerify: onVerify(async () => undefined),
    onInvalid: fn(),
    loginHref: '/auth/login?next=%2Fprojects',
  },
} satisfies Meta<typeof SecondFactorScreen>
export default meta
type Story = StoryObj<typeof meta>

const code = (canvasElement: HTMLElement) => inputNamed(canvasElement, 'code')

/** The password was right: six digits are requested, and the way back keeps the original destination. */
export const Blank: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(code(canvasElement)).toHaveFocus()
    await expect(code(canvasElement)).toHaveAttribute('inputmode', 'numeric')
    const link = within(within(canvasElement).getByRole('main')).getByRole('link')
    await expect(link).toHaveAttribute('href', args.loginHref)
  },
}

/** Six digits are there: they are sent without another press. */
export const Filled: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(code(canvasElement), '492039')
    await waitFor(() => expect(args.onVerify.mock.calls).toEqual([['492039', 'authenticator']]))
  },
}

/** Sent before all six are there: nothing reaches the server. */
export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(code(canvasElement), '492')
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(code(canvasElement)).toBeInvalid())
    await expect(args.onInvalid).toHaveBeenCalledOnce()
    await expect(args.onVerify).not.toHaveBeenCalled()
  },
}

/** The code is being sent. */
export const Submitting: Story = {
  args: { onVerify: onVerify(() => new Promise(() => {})) },
  play: async ({ args, canvasElement }) => {
    const button = submitButton(canvasElement)
    await userEvent.type(code(canvasElement), '492039')
    await expect(await within(button).findByRole('progressbar')).toBeVisible()
    await expect(code(canvasElement)).toHaveAttribute('readonly')
    await expect(args.onVerify).toHaveBeenCalledOnce()
  },
}

/** The code is wrong: the boxes say so, and typing clears it. */
export const WrongCode: Story = {
  args: { onVerify: onVerify(async () => ({ code: 'invalid' })) },
  play: async ({ canvasElement }) => {
    await userEvent.type(code(canvasElement), '111111')
    await waitFor(() => expect(code(canvasElement)).toBeInvalid())
    await expect(code(canvasElement)).toHaveAccessibleDescription()
    await waitFor(() => expect(code(canvasElement)).toHaveFocus())
  },
}

/** Ten codes were wrong: the server says how long to wait, and the code stays. */
export const TooManyTries: Story = {
  args: {
    onVerify: onVerify(async () =>
      submissionErrors(
        new ApiError({ kind: 'tooMany', message: 'Too many attempts. Try again in 10 min.' }),
        [],
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(code(canvasElement), '111111')
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Try again in 10 min.')
    await expect(code(canvasElement)).toHaveValue('111111')
  },
}

/** The telephone is lost: a recovery code is entered with its dashes. */
export const RecoveryCode: Story = {
  play: async ({ args, canvasElement }) => {
    const [, other] = within(within(canvasElement).getByRole('main')).getAllByRole('button')
    await userEvent.click(other as HTMLElement)
    await waitFor(() => expect(code(canvasElement)).toHaveFocus())
    await expect(code(canvasElement)).not.toHaveAttribute('inputmode', 'numeric')
    await userEvent.keyboard('7kq2v-8mwx4{Enter}')
    await waitFor(() => expect(args.onVerify.mock.calls).toEqual([['7kq2v-8mwx4', 'recovery']]))
  },
}

/** The recovery code was used before: the server's sentence is above it. */
export const RecoveryRefused: Story = {
  args: {
    initialFactor: 'recovery',
    onVerify: onVerify(async () =>
      submissionErrors(new ApiError({ kind: 'refused', message: 'This code was already used.' }), []),
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(code(canvasElement), '7KQ2V-8MWX4{Enter}')
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('already used')
    await expect(code(canvasElement)).toHaveValue('7KQ2V-8MWX4')
  },
}

/** The browser knows passkeys: one of them ends the login without any code. */
export const WithPasskey: Story = {
  args: { passkey: <PasskeyButton onPress={pressPasskey} isPending={false} /> },
  play: async ({ canvasElement }) => {
    pressPasskey.mockClear()
    const buttons = within(within(canvasElement).getByRole('main')).getAllByRole('button')
    // Without moving the focus, which is about to move to the digits.
    buttons.at(-1)?.click()
    await waitFor(() => expect(pressPasskey).toHaveBeenCalledOnce())
  },
}
