import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inSignInLayout } from '../../../testing/frames.js'
import { inputNamed, submitButton } from '../../../testing/inputNamed.js'
import { SetupPasswordScreen, type SetupPasswordScreenProps } from './SetupPasswordScreen.js'

const good = 'Correct7!horse'
const onSave = (response: SetupPasswordScreenProps['onSave']) => fn<typeof response>(response)

const meta = {
  title: 'Console/Auth/Set up password',
  component: SetupPasswordScreen,
  decorators: [inSignInLayout],
  parameters: { layout: 'fullscreen' },
  args: { email: 'ada@example.com', onSave: onSave(async () => undefined), onInvalid: fn() },
} satisfies Meta<typeof SetupPasswordScreen>
export default meta
type Story = StoryObj<typeof meta>

const main = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'))
const invalidFields = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLInputElement>('input[aria-invalid="true"]')].map(({ name }) => name)

async function fill(canvasElement: HTMLElement, password: string, confirmed = password) {
  await userEvent.type(inputNamed(canvasElement, 'password'), password)
  await userEvent.type(inputNamed(canvasElement, 'password_confirmed'), confirmed)
}

/** L-041 The link of the mail was followed: whose password it is, two fields and three hints. */
export const Blank: Story = {
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByText('ada@example.com')).toBeVisible()
    await expect(main(canvasElement).getAllByRole('listitem')).toHaveLength(3)
    const username = canvasElement.querySelector('[autocomplete="username"]')
    await expect(username).toHaveValue('ada@example.com')
  },
}

/** A good password, typed twice, is sent. */
export const Filled: Story = {
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement, good)
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onSave.mock.calls).toEqual([[{ password: good, password_confirmed: good }]]),
    )
  },
}

/** F-057 Sent empty: both are missing, and the first has the focus. */
export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(inputNamed(canvasElement, 'password')).toHaveFocus())
    await expect(invalidFields(canvasElement)).toEqual(['password', 'password_confirmed'])
    await expect(args.onInvalid).toHaveBeenCalledOnce()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** The password has eight letters and nothing else: the same rule as for a new account. */
export const WeakPassword: Story = {
  name: 'F-009 Weak password',
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement, 'correcthorse')
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(invalidFields(canvasElement)).toEqual(['password']))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** F-008 The two differ: both are invalid. */
export const Mismatch: Story = {
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement, good, 'Correct7!house')
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(invalidFields(canvasElement)).toEqual(['password', 'password_confirmed']))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** The password is being saved; a second press changes nothing. */
export const Submitting: Story = {
  args: { onSave: onSave(() => new Promise(() => {})) },
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement, good)
    const button = submitButton(canvasElement)
    await userEvent.click(button)
    await expect(await within(button).findByRole('progressbar')).toBeVisible()
    await userEvent.click(button)
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

/** The link is older than a day: a new one can be requested. */
export const LinkExpired: Story = {
  args: { dead: 'expired' },
  play: async ({ canvasElement }) => {
    const [again, login] = main(canvasElement).getAllByRole('link')
    await expect(again).toHaveAttribute('href', '/auth/reset-password')
    await expect(login).toHaveAttribute('href', '/auth/login')
    await expect(main(canvasElement).queryByRole('form')).not.toBeInTheDocument()
  },
}

/** The link was used before: the password it set may be known already. */
export const LinkUsed: Story = {
  args: { dead: 'used' },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main(canvasElement).getAllByRole('link')).toHaveLength(2)
  },
}

/** The password is saved, and other things open the account without it: their names, for its owner to look through. */
export const OtherWaysIn: Story = {
  args: {
    working: [
      { way: 'access_tokens', count: 2, names: ['Build server', 'Nightly tests'] },
      { way: 'passkeys', count: 1, names: ['Laptop'] },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByText(/Build server, Nightly tests/)).toBeVisible()
    await expect(main(canvasElement).getByText(/Laptop/)).toBeVisible()
    await expect(main(canvasElement).getByRole('link')).toHaveAttribute('href', '/auth/login')
    await expect(main(canvasElement).queryByRole('textbox')).not.toBeInTheDocument()
  },
}
