import { register } from '@saywright/api/contract'
import { fillRegister } from '@saywright/forms/testing'
import type { Locale } from '@saywright/ui/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { aServer } from '../testing/aServer.js'
import { aConsole, Console, type MadeConsole } from '../testing/Console.js'

const account = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  password: 'Correct7!horse',
}

/** A whole page is loaded part by part, also where the machine is busy. */
const patience = { timeout: 20_000 }

const meta = {
  title: 'Console/Flows/Register',
  parameters: { layout: 'fullscreen', at: '/auth/register' },
  loaders: [
    ({ globals, parameters }) => {
      const locale = globals.locale as Locale
      const transport = aServer(locale).answer(register, { success: true })
      return { made: aConsole({ transport, at: parameters.at as string, locale }) }
    },
  ],
  render: (_, { loaded }) => <Console {...(loaded.made as MadeConsole)} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** C-005 A person makes an account: the next screen shows the address, and a notice of 30 seconds says what to do. */
export const Register: Story = {
  play: async ({ canvasElement, loaded }) => {
    const { transport, router } = loaded.made as MadeConsole
    const canvas = within(canvasElement)
    const form = await canvas.findByRole<HTMLFormElement>('form')
    await fillRegister(form, { ...account, password_confirmed: account.password }, userEvent)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/verify'), patience)
    await expect(await within(canvas.getByRole('main')).findByText(/ada@example\.com/)).toBeVisible()
    const notice = within(canvas.getByRole('region')).getByRole('status')
    await expect(notice).toHaveTextContent(account.email)
    await expect(notice.querySelector('[style*="animation-duration: 30000ms"]')).toBeInTheDocument()
    await expect(transport.calls(register).map(({ body }) => body)).toEqual([account])
    await expect(localStorage.getItem('registered_email')).toBe(account.email)
  },
}
