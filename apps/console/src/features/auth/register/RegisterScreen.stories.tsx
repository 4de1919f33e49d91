import { fillRegister } from '@saywright/forms/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inSignInLayout } from '../../../testing/frames.js'
import { inputNamed, submitButton } from '../../../testing/inputNamed.js'
import { SocialWays } from '../social/SocialWays.js'
import { RegisterScreen, type RegisterScreenProps, type Registration } from './RegisterScreen.js'

const choose = fn()

const ada: Registration = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  password: 'Correct7!horse',
  password_confirmed: 'Correct7!horse',
}

const meta = {
  title: 'Console/Auth/Register',
  component: RegisterScreen,
  decorators: [inSignInLayout],
  parameters: { layout: 'fullscreen' },
  args: {
    onRegister: fn<RegisterScreenProps['onRegister']>(async () => undefined),
    onInvalid: fn(),
    onCheckEmail: fn<RegisterScreenProps['onCheckEmail']>(async () => true),
    social: <SocialWays onChoose={choose} />,
  },
} satisfies Meta<typeof RegisterScreen>
export default meta
type Story = StoryObj<typeof meta>

const fill = (canvasElement: HTMLElement, changes: Partial<Registration> = {}) =>
  fillRegister(within(canvasElement).getByRole<HTMLFormElement>('form'), { ...ada, ...changes }, userEvent)

const invalidFields = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLInputElement>('input[aria-invalid="true"]')].map(({ name }) => name)

/** The initial form: five empty fields and the requirements of a password. */
export const Blank: Story = {
  play: async ({ canvasElement }) => {
    for (const name of Object.keys(ada)) await expect(inputNamed(canvasElement, name)).toHaveValue('')
    await expect(invalidFields(canvasElement)).toEqual([])
    await expect(inputNamed(canvasElement, 'password')).toHaveAttribute('autocomplete', 'new-password')
  },
}

/** Everything is valid, and is sent as typed. */
export const Filled: Story = {
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onRegister.mock.calls).toEqual([[ada]]))
    await expect(invalidFields(canvasElement)).toEqual([])
  },
}

/** F-004 Sent empty: every field is named, and the first has the focus. */
export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(inputNamed(canvasElement, 'first_name')).toHaveFocus())
    await expect(invalidFields(canvasElement)).toEqual(
      expect.arrayContaining(['last_name', 'email', 'password']),
    )
    await expect(args.onInvalid).toHaveBeenCalledOnce()
    await expect(args.onRegister).not.toHaveBeenCalled()
  },
}

/** The confirmation is another password: it alone is invalid. */
export const Mismatch: Story = {
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement, { password_confirmed: 'Correct7!house' })
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(inputNamed(canvasElement, 'password')).toHaveFocus())
    await expect(invalidFields(canvasElement)).toEqual(['password', 'password_confirmed'])
    await expect(args.onRegister).not.toHaveBeenCalled()
  },
}

/** The password is long enough but too weak. */
export const WeakPassword: Story = {
  name: 'F-009 Weak password',
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement, { password: 'correcthorse', password_confirmed: 'correcthorse' })
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(inputNamed(canvasElement, 'password')).toHaveFocus())
    await expect(invalidFields(canvasElement)).toEqual(['password'])
    await expect(args.onRegister).not.toHaveBeenCalled()
  },
}

/** The request is under way; a second press changes nothing. */
export const Submitting: Story = {
  args: { onRegister: fn<RegisterScreenProps['onRegister']>(() => new Promise(() => {})) },
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement)
    const button = submitButton(canvasElement)
    await userEvent.click(button)
    await expect(await within(button).findByRole('progressbar')).toBeVisible()
    await userEvent.click(button)
    await expect(args.onRegister).toHaveBeenCalledOnce()
  },
}

/** The server refuses the address: it says so beside it, until the address is changed. */
export const Refused: Story = {
  args: { onRegister: fn<RegisterScreenProps['onRegister']>(async () => ({ email: 'incorrectEmail' })) },
  play: async ({ canvasElement }) => {
    await fill(canvasElement)
    await userEvent.click(submitButton(canvasElement))
    const email = inputNamed(canvasElement, 'email')
    await waitFor(() => expect(email).toHaveFocus())
    await expect(invalidFields(canvasElement)).toEqual(['email'])
    await expect(email).toHaveAccessibleDescription()
    await expect(inputNamed(canvasElement, 'password')).toHaveValue(ada.password)
  },
}

/** The address does not exist: the field says so, and nothing is sent. */
export const UnknownAddress: Story = {
  args: { onCheckEmail: fn<RegisterScreenProps['onCheckEmail']>(async (email) => email !== ada.email) },
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement)
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(invalidFields(canvasElement)).toEqual(['email']))
    await expect(args.onRegister).not.toHaveBeenCalled()
    await userEvent.type(inputNamed(canvasElement, 'email'), '.org')
    await userEvent.click(submitButton(canvasElement))
    const registered = { ...ada, email: `${ada.email}.org` }
    await waitFor(() => expect(args.onRegister.mock.calls).toEqual([[registered]]))
  },
}

/** The address could not be checked: the field says so, and nothing is sent until a check was made. */
export const CheckUnavailable: Story = {
  name: 'F-005 Check unavailable',
  args: {
    onCheckEmail: fn<RegisterScreenProps['onCheckEmail']>(() => Promise.reject(new Error('unavailable'))),
  },
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement)
    await userEvent.click(submitButton(canvasElement))
    await waitFor(() => expect(invalidFields(canvasElement)).toEqual(['email']))
    const email = inputNamed(canvasElement, 'email')
    await expect(email).toHaveAccessibleDescription(
      /This address could not be verified|Cette adresse n’a pas pu être vérifiée/,
    )
    await expect(args.onRegister).not.toHaveBeenCalled()
  },
}

/** With LinkedIn or Google; typed values are restored on the way back. */
export const Social: Story = {
  name: 'F-058 Social',
  play: async ({ canvasElement }) => {
    const screen = within(within(canvasElement).getByRole('main'))
    const [email, social] = screen.getAllByRole('radio')
    await userEvent.type(inputNamed(canvasElement, 'first_name'), 'Ada')
    await userEvent.click(social as HTMLElement)
    await expect(screen.queryByRole('form')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: /Google/ }))
    await expect(choose.mock.lastCall).toEqual(['GOOGLE'])
    await userEvent.click(email as HTMLElement)
    await expect(inputNamed(canvasElement, 'first_name')).toBeVisible()
    await expect(inputNamed(canvasElement, 'first_name')).toHaveValue('Ada')
    await userEvent.click(social as HTMLElement)
  },
}

/** The terms open over the form, and the way back keeps the original destination. */
export const Links: Story = {
  name: 'F-058 Links',
  args: { search: '?next=%2Fwizard%2Fproject' },
  play: async ({ canvasElement }) => {
    const links = within(within(canvasElement).getByRole('main')).getAllByRole('link')
    const places = links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])
    await expect(places).toEqual([
      ['/terms-and-conditions', '_blank'],
      ['/privacy-policy', '_blank'],
      ['/auth/login?next=%2Fwizard%2Fproject', null],
    ])
  },
}
