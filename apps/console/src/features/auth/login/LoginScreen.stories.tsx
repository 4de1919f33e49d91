import { ApiError } from '@saywright/api/contract'
import { submissionErrors } from '@saywright/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inSignInLayout } from '../../../testing/frames.js'
import { inputNamed, submitButton } from '../../../testing/inputNamed.js'
import { PasskeyButton } from '../passkey/PasskeyButton.js'
import { SocialWays } from '../social/SocialWays.js'
import { LoginScreen, type LoginScreenProps } from './LoginScreen.js'

const choose = fn()
const pressPasskey = fn()

const ada = { email: 'ada@example.com', password: 'Correct7!horse' }

const meta = {
  title: 'Console/Auth/Login',
  component: LoginScreen,
  decorators: [inSignInLayout],
  parameters: { layout: 'fullscreen' },
  args: {
    onLogIn: fn<LoginScreenProps['onLogIn']>(async () => undefined),
    onInvalid: fn(),
    social: <SocialWays onChoose={choose} hasFormBelow />,
    passkey: <PasskeyButton onPress={pressPasskey} isPending={false} />,
  },
  beforeEach: () => {
    choose.mockClear()
    pressPasskey.mockClear()
  },
} satisfies Meta<typeof LoginScreen>
export default meta
type Story = StoryObj<typeof meta>

const wrongPair = new ApiError({
  kind: 'refused',
  code: 'wrong_credentials',
  message: 'The e\u2011mail or the password is wrong.',
})

async function fill(canvasElement: HTMLElement) {
  await userEvent.type(inputNamed(canvasElement, 'email'), ada.email)
  await userEvent.type(inputNamed(canvasElement, 'password'), ada.password)
}

/** The initial form: empty, without errors. */
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
    await userEvent.type(email, 'ada example')
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toBeInvalid()
    await expect(email).toHaveAccessibleDescription()
    await expect(inputNamed(canvasElement, 'password')).toBeInvalid()
    await expect(args.onInvalid).toHaveBeenCalledOnce()
    await expect(args.onLogIn).not.toHaveBeenCalled()
  },
}

/** The request is under way; a second press changes nothing. */
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

/** The server refuses the pair. Its sentence is above the form, the values stay, and no field is marked. */
export const Refused: Story = {
  args: {
    onLogIn: fn<LoginScreenProps['onLogIn']>(async () => submissionErrors(wrongPair, ['email', 'password'])),
  },
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onLogIn).toHaveBeenCalledOnce())
    const form = within(canvasElement.querySelector('form') as HTMLElement)
    await expect(await form.findByRole('alert')).toHaveTextContent(wrongPair.message)
    for (const [name, value] of Object.entries(ada)) {
      await expect(inputNamed(canvasElement, name)).toHaveValue(value)
      await expect(inputNamed(canvasElement, name)).toBeValid()
    }
  },
}

/** An installation in demo mode offers its account, and fills it in on request. */
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

/** C-002 The links to the other ways keep where the person wanted to be. */
export const AskedForMore: Story = {
  args: { search: '?next=%2Fwizard%2Fproject' },
  play: async ({ args, canvasElement }) => {
    const links = within(within(canvasElement).getByRole('main')).getAllByRole('link')
    const hrefs = links.map((link) => link.getAttribute('href'))
    await expect(hrefs.toSorted()).toEqual([
      `/auth/register${args.search}`,
      `/auth/reset-password${args.search}`,
    ])
  },
}

/** LinkedIn was chosen: its page is being opened, and the other way waits. */
export const SocialStarting: Story = {
  args: { social: <SocialWays onChoose={choose} starting="LINKEDIN" hasFormBelow /> },
  play: async ({ canvasElement }) => {
    const [linkedIn, google] = within(within(canvasElement).getByRole('main')).getAllByRole('button')
    await expect(within(linkedIn as HTMLElement).getByRole('progressbar')).toBeVisible()
    await userEvent.click(linkedIn as HTMLElement)
    await expect(google).toBeDisabled()
    await expect(choose).not.toHaveBeenCalled()
  },
}

/** Google was chosen without being configured: the button says what is missing. */
export const SocialMissing: Story = {
  args: { social: <SocialWays onChoose={choose} missing="GOOGLE" hasFormBelow /> },
  play: async ({ canvasElement }) => {
    const told = within(canvasElement)
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
    await expect(told.some((words) => words.includes('Google'))).toBe(true)
    await userEvent.click(within(canvasElement).getByRole('button', { name: /LinkedIn/ }))
    await expect(choose.mock.calls).toEqual([['LINKEDIN']])
  },
}

/** The browser requests a passkey. */
export const PasskeyAsking: Story = {
  args: { passkey: <PasskeyButton onPress={pressPasskey} isPending /> },
  play: async ({ canvasElement }) => {
    const button = within(within(canvasElement).getByRole('main'))
      .getAllByRole('button')
      .at(-1) as HTMLElement
    await expect(within(button).getByRole('progressbar')).toBeVisible()
    await userEvent.click(button)
    await expect(pressPasskey).not.toHaveBeenCalled()
  },
}

/** A browser without passkeys offers none. */
export const WithoutPasskeys: Story = {
  args: { passkey: undefined },
  play: async ({ canvasElement }) => {
    // LinkedIn, Google, the eye of the password, and the form's own.
    await expect(within(within(canvasElement).getByRole('main')).getAllByRole('button')).toHaveLength(4)
  },
}
