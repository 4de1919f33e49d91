import { listAllProjects, me } from '@saywright/api/contract'
import { shellMessages } from '@saywright/shell'
import { createI18n, type Locale, translate } from '@saywright/ui/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { aServer } from '../testing/aServer.js'
import { aConsole, Console, type MadeConsole } from '../testing/Console.js'
import { inputNamed } from '../testing/inputNamed.js'

const meta = {
  title: 'Console/Flows/Disconnected',
  parameters: { layout: 'fullscreen' },
  loaders: [
    ({ globals }) => {
      const locale = globals.locale as Locale
      const transport = aServer(locale).fail(me, 'disconnected').fail(listAllProjects, 'disconnected')
      return { made: aConsole({ transport, at: '/projects', token: 'an-old-token', locale }) }
    },
  ],
  render: (_, { loaded }) => <Console {...(loaded.made as MadeConsole)} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The session ended elsewhere and several calls find out at once: one notice, and the login. */
export const Disconnected: Story = {
  play: async ({ canvasElement, loaded, globals }) => {
    const { transport, router, shell } = loaded.made as MadeConsole
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'), { timeout: 20_000 })
    await waitFor(() => expect(inputNamed(canvasElement, 'email')).toBeVisible())
    await expect(transport.calls(me)).toHaveLength(1)
    await expect(transport.calls(listAllProjects)).toHaveLength(1)
    const t = translate(createI18n({ locale: globals.locale as Locale }), shellMessages)
    const notices = within(canvasElement).getAllByRole('alert')
    await expect(notices.map(({ textContent }) => textContent)).toEqual([t('failure.disconnected')])
    await expect(shell.session.token()).toBeUndefined()
  },
}
