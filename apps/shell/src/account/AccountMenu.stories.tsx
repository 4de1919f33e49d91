import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AccountMenu } from './AccountMenu.js'

const meta = {
  title: 'Shell/AccountMenu',
  component: AccountMenu,
  args: {
    user: { first_name: 'Camille', last_name: 'Moreau' },
    locale: 'en-US',
    onLocaleChange: fn(),
    theme: undefined,
    onThemeChange: fn(),
    onLogOut: fn(),
  },
} satisfies Meta<typeof AccountMenu>
export default meta
type Story = StoryObj<typeof meta>

const menu = async () => within(await within(document.body).findByRole('menu'))

/** At rest: the initials, with the full name as their label. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /MOREAU Camille/ })
    await expect(button).toHaveTextContent('CM')
    await expect(button).toHaveAccessibleName(/^CM /)
  },
}

/** Open: the language and the theme in use bear a mark; the arrow keys walk through all. */
export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ args }) => {
    const opened = await menu()
    const chosen = opened.getAllByRole('menuitemradio', { checked: true })
    await expect(chosen).toHaveLength(2)
    await expect(chosen[0]).toHaveTextContent('English')
    await userEvent.click(opened.getByRole('menuitemradio', { name: 'Français' }))
    await waitFor(() => expect(args.onLocaleChange).toHaveBeenCalledWith('fr-FR'))
  },
}

/** The browser can install the product as an app of its own. */
export const Installable: Story = {
  args: { onInstall: fn(), defaultOpen: true },
  play: async ({ args }) => {
    const install = (await menu()).getByRole('menuitem', {
      name: /^(Install as an app|Installer comme application)$/,
    })
    await userEvent.click(install)
    await waitFor(() => expect(args.onInstall).toHaveBeenCalledOnce())
  },
}

/** Someone chose the dark theme on this device. */
export const DarkTheme: Story = {
  args: { theme: 'dark', locale: 'fr-FR', defaultOpen: true },
  play: async ({ args }) => {
    const opened = await menu()
    const themes = opened.getAllByRole('menuitemradio').slice(2)
    await expect(themes.map((item) => item.getAttribute('aria-checked'))).toEqual([
      'false',
      'false',
      'true',
      'false',
    ])
    await userEvent.click(themes[0] as HTMLElement)
    await waitFor(() => expect(args.onThemeChange).toHaveBeenCalledWith(undefined))
  },
}

/** The way out is the last thing in the menu. */
export const LogOut: Story = {
  args: { defaultOpen: true },
  play: async ({ args }) => {
    await userEvent.click((await menu()).getByRole('menuitem'))
    await waitFor(() => expect(args.onLogOut).toHaveBeenCalledOnce())
  },
}

/** The longest names do not change the button. */
export const LongText: Story = {
  args: {
    user: { first_name: 'Maria-Magdalena Theodora', last_name: 'von Hohenlohe-Waldenburg-Schillingsfürst' },
  },
}

/** Available legal texts are listed beside logging out. */
export const WithLegalTexts: Story = {
  args: { onTerms: fn(), onPrivacy: fn(), defaultOpen: true },
  play: async ({ args }) => {
    const items = (await menu()).getAllByRole('menuitem')
    await expect(items).toHaveLength(3)
    await userEvent.click(items[0] as HTMLElement)
    await waitFor(() => expect(args.onTerms).toHaveBeenCalledOnce())
  },
}
