import { login } from '@saywright/api/contract'
import { anAuthResult } from '@saywright/api/testing'
import { shellMessages } from '@saywright/shell'
import { createI18n, type Locale, translate } from '@saywright/ui/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { aServer } from '../testing/aServer.js'
import { aConsole, Console, type MadeConsole } from '../testing/Console.js'
import { inputNamed } from '../testing/inputNamed.js'

const ada = { email: 'ada@example.com', password: 'Correct7!horse' }

const meta = {
  title: 'Console/Flows/Log in',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  loaders: [
    ({ globals }) => {
      const locale = globals.locale as Locale
      return { made: aConsole({ transport: aServer(locale), at: '/auth/login', locale }) }
    },
  ],
  render: (_, { loaded }) => <Console {...(loaded.made as MadeConsole)} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

async function logIn(canvasElement: HTMLElement) {
  await waitFor(() => inputNamed(canvasElement, 'email'))
  await userEvent.type(inputNamed(canvasElement, 'email'), ada.email)
  await userEvent.type(inputNamed(canvasElement, 'password'), `${ada.password}{Enter}`)
}

/** A person logs in and finds the projects of the organization. */
export const LogIn: Story = {
  play: async ({ canvasElement, loaded }) => {
    const { transport, router, shell } = loaded.made as MadeConsole
    transport.answer(login, anAuthResult())
    await logIn(canvasElement)
    const project = await within(canvasElement).findByRole('rowheader', {}, { timeout: 20_000 })
    await expect(project).toHaveTextContent('Kitchen lamp')
    await expect(router.state.location.pathname).toBe('/projects')
    await expect(transport.calls(login).map(({ body }) => body)).toEqual([ada])
    await expect(shell.session.token()).toBe('a-token')
  },
}

/** The account waits for its confirmation: the person learns where the mail went, and can have it sent again. */
export const NotConfirmed: Story = {
  play: async ({ canvasElement, loaded }) => {
    const { transport, router } = loaded.made as MadeConsole
    transport.fail(login, 'confirm_first')
    await logIn(canvasElement)
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/verify'))
    const screen = within(within(canvasElement).getByRole('main'))
    await expect(await screen.findByText(/ada@example\.com/)).toBeVisible()
    await expect(screen.getByRole('button')).toBeEnabled()
  },
}

/** The server is stopped: a notice says that it cannot be reached, and what was typed stays. */
export const ServerDown: Story = {
  play: async ({ canvasElement, loaded, globals }) => {
    const { transport, router } = loaded.made as MadeConsole
    transport.fail(login, 'network')
    await logIn(canvasElement)
    const t = translate(createI18n({ locale: globals.locale as Locale }), shellMessages)
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(t('failure.network'))
    await expect(router.state.location.pathname).toBe('/auth/login')
    await expect(inputNamed(canvasElement, 'email')).toHaveValue(ada.email)
    await expect(inputNamed(canvasElement, 'password')).toHaveValue(ada.password)
  },
}
