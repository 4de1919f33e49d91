import { aUser } from '@saywright/api/testing'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inConsoleLayout } from '../../../testing/frames.js'
import { accountMessages } from '../messages/index.js'
import { AccountMenuScreen } from './AccountMenuScreen.js'

const lumiere = { id: 3, name: 'Lumière Instruments', role: 'administrator' }
const nordwind = { id: 4, name: 'Nordwind', role: 'guest' }

const meta = {
  title: 'Console/Account/AccountMenu',
  component: AccountMenuScreen,
  decorators: [inConsoleLayout],
  parameters: { layout: 'fullscreen', pathname: '/account-menu' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    user: aUser(),
    picture: undefined,
    organization: 'Lumière Instruments',
    unread: 3,
    onSwitch: fn(),
    onLogOut: fn(),
    brandName: 'Saywright',
    version: '6.1.4',
  },
} satisfies Meta<typeof AccountMenuScreen>
export default meta
type Story = StoryObj<typeof meta>

const messages = (locale: unknown) => messagesIn(accountMessages, locale)

function menu(canvas: HTMLElement, locale: unknown) {
  const nav = within(within(canvas).getByRole('main')).getByRole('navigation', {
    name: messages(locale).title,
  })
  const hrefs = within(nav)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  return { nav: within(nav), hrefs }
}

/** The account is loading: common entries work already. */
export const Loading: Story = {
  args: { user: undefined, organization: undefined, unread: 0 },
  play: async ({ canvasElement, globals }) => {
    const { hrefs } = menu(canvasElement, globals.locale)
    await expect(hrefs).not.toContain('/account/organization')
    await expect(hrefs).toHaveLength(4)
  },
}

/** Without an organization: neither its page nor a choice of one. */
export const NoOrganization: Story = {
  name: 'C-024 P-014 No organization',
  args: { user: aUser({ organizations: [] }), organization: undefined, unread: 0 },
  play: async ({ canvasElement, globals }) => {
    const { nav, hrefs } = menu(canvasElement, globals.locale)
    await expect(hrefs).toEqual([
      '/account/profile',
      '/account/security',
      '/account/notifications',
      '/account/activity',
    ])
    await expect(nav.getAllByRole('button')).toHaveLength(1)
  },
}

/** One organization: its name is beside it, and the number of unread notifications beside the activity. */
export const Ready: Story = {
  name: 'C-015 C-024 Ready',
  args: { user: aUser({ organizations: [lumiere] }) },
  play: async ({ args, canvasElement, globals }) => {
    const { nav, hrefs } = menu(canvasElement, globals.locale)
    await expect(hrefs[3]).toBe('/account/organization')
    await expect(nav.getByText('Lumière Instruments')).toBeVisible()
    await expect(nav.getAllByRole('button')).toHaveLength(1)
    await userEvent.click(nav.getByRole('button', { name: messages(globals.locale).menu.logOut }))
    await expect(args.onLogOut).toHaveBeenCalledOnce()
  },
}

/** Two organizations: one may be changed for the other. */
export const Crowded: Story = {
  name: 'C-024 Crowded',
  args: { user: aUser({ organizations: [lumiere, nordwind] }) },
  play: async ({ args, canvasElement, globals }) => {
    const { nav } = menu(canvasElement, globals.locale)
    const name = new RegExp(messages(globals.locale).menu.switch)
    await userEvent.click(nav.getByRole('button', { name }))
    await expect(args.onSwitch).toHaveBeenCalledOnce()
  },
}
