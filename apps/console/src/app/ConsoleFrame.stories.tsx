import { aUser } from '@saywright/api/testing'
import { AccountMenu } from '@saywright/shell'
import { Page } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ConsoleFrame } from './ConsoleFrame.js'

const account = {
  user: aUser(),
  locale: 'en-US',
  onLocaleChange: fn(),
  theme: undefined,
  onThemeChange: fn(),
  onLogOut: fn(),
} as const

const meta = {
  title: 'Console/Frame',
  component: ConsoleFrame,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    brandName: 'Saywright',
    organization: 'Lumière Instruments',
    pathname: '/projects',
    version: '6.1.4',
    documentationHref: 'https://docs.example.com',
    supportHref: 'https://support.example.com',
    salesHref: undefined,
    account: <AccountMenu {...account} />,
    children: <Page title="Kitchen lamp">{null}</Page>,
  },
} satisfies Meta<typeof ConsoleFrame>
export default meta
type Story = StoryObj<typeof meta>

/** Around every screen: the places at the side, the organization and the account above. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const menu = within(within(canvasElement).getByRole('navigation'))
    const places = menu.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(places).toEqual(['/projects', 'https://docs.example.com', 'https://support.example.com'])
    await expect(menu.getAllByRole('link')[0]).toHaveAttribute('aria-current', 'page')
    await expect(within(canvasElement).getByText('Lumière Instruments')).toBeVisible()
    await expect(within(canvasElement).getByText(/6\.1\.4/)).toBeVisible()
  },
}

/** The person's own menu: language, theme, and the way out. */
export const AccountMenuOpen: Story = {
  args: { account: <AccountMenu {...account} defaultOpen /> },
  play: async () => {
    const menu = within(await within(document.body).findByRole('menu'))
    await expect(menu.getAllByRole('menuitemradio', { checked: true })).toHaveLength(2)
    await expect(menu.getAllByRole('menuitem')).toHaveLength(1)
  },
}
