import { aUser } from '@saywright/api/testing'
import { AccountMenu } from '@saywright/shell'
import { Page } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { BellButton } from '../features/notifications/bell/BellButton.js'
import { somePlaces } from '../testing/frames.js'
import { ActingBanner } from './ActingBanner.js'
import { type ConsoleFrameProps, ConsoleLayout } from './ConsoleLayout.js'
import { OrganizationSwitcher } from './OrganizationSwitcher.js'
import { SearchButton } from './SearchButton.js'

const account = {
  user: aUser(),
  locale: 'en-US',
  onLocaleChange: fn(),
  theme: undefined,
  onThemeChange: fn(),
  onLogOut: fn(),
} as const

const openSearch = fn()
const openBell = fn()
const stopImpersonation = fn()

/** The menu of a user with one organization. @param changes overrides. */
const aMenu = (changes: Partial<ConsoleFrameProps['menu']> = {}): ConsoleFrameProps['menu'] => ({
  places: { ...somePlaces, demo: '/demo' },
  switcher: (isCollapsed) => (
    <OrganizationSwitcher name="Lumière Instruments" logo={undefined} isCollapsed={isCollapsed} />
  ),
  version: '6.1.4',
  unread: 3,
  ...changes,
})

/** The end of the bar of a logged-in user. @param changes overrides. */
const aBar = (changes: ConsoleFrameProps['bar'] = {}): ConsoleFrameProps['bar'] => ({
  search: <SearchButton onPress={openSearch} />,
  bell: <BellButton unread={3} isOpen={false} onPress={openBell} />,
  account: <AccountMenu {...account} />,
  ...changes,
})

const meta = {
  title: 'Console/Layout',
  component: ConsoleLayout,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: () => {
    for (const spy of [openSearch, openBell, stopImpersonation]) spy.mockClear()
  },
  args: {
    brandName: 'Saywright',
    place: { pathname: '/projects' },
    menu: aMenu(),
    bar: aBar(),
    children: <Page title="Kitchen lamp">{null}</Page>,
  },
} satisfies Meta<typeof ConsoleLayout>
export default meta
type Story = StoryObj<typeof meta>

const menuOf = (canvas: HTMLElement) => within(canvas).getAllByRole('navigation')[0] as HTMLElement
const places = (canvas: HTMLElement) => within(menuOf(canvas)).getAllByRole('link')

/** The steps of the way that the bar shows, each with where it leads. */
const wayIn = (canvas: HTMLElement) =>
  within(within(canvas).getByRole('navigation', { name: 'You are here' }))
    .getAllByRole('listitem')
    .map((step) => [step.textContent, ...[...step.querySelectorAll('a')].map((a) => a.getAttribute('href'))])

/** How far the badge with its ring of 2 px is from the lines of the bell below it, in px; 0 or less cuts them. */
function distanceOfBadge(bell: HTMLElement): number {
  const badge = within(bell).getByText('3').getBoundingClientRect()
  const center = { x: badge.x + badge.width / 2, y: badge.y + badge.height / 2 }
  const points = [...bell.querySelectorAll('path')].flatMap((path) => {
    const toWindow = path.getScreenCTM() as DOMMatrix
    const length = path.getTotalLength()
    return Array.from({ length: 50 }, (_, i) =>
      path.getPointAtLength((i * length) / 49).matrixTransform(toWindow),
    )
  })
  const nearest = Math.min(...points.map(({ x, y }) => Math.hypot(x - center.x, y - center.y)))
  return nearest - badge.height / 2 - 2
}

/** Around every screen: the places at the side, the organization, the search, the bell and the account above. */
export const Ready: Story = {
  name: 'L-009 L-010 L-012 Ready',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(places(canvasElement).map((link) => link.getAttribute('href'))).toEqual([
      '/projects',
      '/demo',
      '/documentation',
      '/contact',
      '/contact/b984',
      '/feedback',
      '/account/activity',
      '/account',
    ])
    await expect(places(canvasElement)[0]).toHaveAttribute('aria-current', 'page')
    await expect(places(canvasElement)[6]).toHaveAccessibleName(/3/)
    await expect(canvas.getByText('Lumière Instruments')).toBeVisible()
    await expect(canvas.getByText(/6\.1\.4/)).toBeVisible()
    const bell = canvas.getByRole('button', { name: /^3 / })
    await expect(distanceOfBadge(bell)).toBeGreaterThan(0)
    await userEvent.click(bell)
    await expect(openBell).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /Ctrl K/ }))
    await expect(openSearch).toHaveBeenCalledOnce()
  },
}

/** An installation without pages of its own, where everything is read, and staff, who have an area of their own. */
export const Staff: Story = {
  name: 'L-012 Staff',
  args: {
    menu: aMenu({
      places: { support: 'https://support.example.com', sales: '/contact/b984', account: '/account' },
      unread: 0,
      isStaff: true,
    }),
    bar: aBar({ bell: <BellButton unread={0} isOpen={false} onPress={openBell} /> }),
  },
  play: async ({ canvasElement }) => {
    const links = places(canvasElement)
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/projects',
      'https://support.example.com',
      '/contact/b984',
      '/feedback',
      '/account/activity',
      '/account',
      '/staff',
    ])
    await expect(links[1]).toHaveAttribute('target', '_blank')
    await expect(links[1]?.getAttribute('rel')).toContain('noopener')
    const bell = within(canvasElement).getByRole('button', { name: 'Notifications' })
    await expect(bell.textContent).toBe('')
  },
}

/** The staff area has its name at its head, and a menu of its own with the way back to the projects. */
export const StaffArea: Story = {
  args: { place: { pathname: '/staff/messages' }, menu: aMenu({ isStaff: true, unread: 0, waiting: 5 }) },
  play: async ({ canvasElement }) => {
    const links = places(canvasElement)
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/staff/requests',
      '/staff/projects',
      '/staff/organizations',
      '/staff/people',
      '/staff/tags',
      '/staff/categories',
      '/staff/vdk-versions',
      '/staff/files',
      '/staff/packages',
      '/staff/messages',
      '/staff/tasks',
      '/staff/log',
      '/projects',
    ])
    await expect(links[0]).toHaveTextContent('5')
    await expect(wayIn(canvasElement)).toEqual([['Staff area', '/staff'], ['Messages received']])
    await expect(links[9]).toHaveAttribute('aria-current', 'page')
    await expect(within(canvasElement).queryByText('Lumière Instruments')).toBeNull()
  },
}

/** Users outside the staff keep their own menu on every page. */
export const NotStaff: Story = {
  args: { place: { pathname: '/staff/messages' } },
  play: async ({ canvasElement }) => {
    await expect(places(canvasElement)[0]).toHaveAttribute('href', '/projects')
    await expect(within(canvasElement).getByText('Lumière Instruments')).toBeVisible()
  },
}

/** Staff impersonates a user: a line above everything says so, and ends it. */
export const ActingAsSomebody: Story = {
  args: {
    banner: <ActingBanner staff="MARTIN Camille" name="LOVELACE Ada" onStop={stopImpersonation} />,
  },
  play: async ({ canvasElement }) => {
    const banner = within(canvasElement).getByText(/MARTIN Camille.*LOVELACE Ada/)
    await expect(banner).toBeVisible()
    const line = banner.closest('[role="status"]') as HTMLElement
    await userEvent.click(within(line).getByRole('button'))
    await expect(stopImpersonation).toHaveBeenCalledOnce()
  },
}

/** In a project the bar has its name, behind the way back to all; a long name makes room for its neighbours. */
export const InProject: Story = {
  args: {
    place: {
      pathname: '/projects/7/settings/users',
      project:
        'Préparation de commandes dans l’entrepôt frigorifique de Clermont-Ferrand, site nord, équipe de nuit',
    },
  },
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvasElement, args }) => {
    const [projects, project] = wayIn(canvasElement)
    await expect(projects).toEqual(['Projects', '/projects'])
    await expect(project).toEqual([args.place.project])
    const bar = within(canvasElement).getAllByRole('banner')[0] as HTMLElement
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth)
  },
}

/** A tab of the organization is below the account. */
export const InOrganization: Story = {
  args: { place: { pathname: '/account/organization/domains' } },
  play: async ({ canvasElement }) => {
    await expect(wayIn(canvasElement)).toEqual([
      ['Account', '/account'],
      ['Organization', '/account/organization'],
      ['Domains'],
    ])
  },
}

/** A long name of an organization is whole at the head of the menu. */
export const LongOrganization: Story = {
  args: {
    menu: aMenu({
      switcher: (isCollapsed) => (
        <OrganizationSwitcher
          name="Société d’instrumentation Lumière et Compagnie"
          logo={undefined}
          isCollapsed={isCollapsed}
          onPress={() => {}}
        />
      ),
    }),
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = within(canvasElement).getByText(/^Société d’instrumentation/)
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

/** The person's own menu: language, theme, and the way out. */
export const AccountMenuOpen: Story = {
  args: { bar: aBar({ account: <AccountMenu {...account} defaultOpen /> }) },
  play: async () => {
    const menu = within(await within(document.body).findByRole('menu'))
    await expect(menu.getAllByRole('menuitemradio', { checked: true })).toHaveLength(2)
    await expect(menu.getAllByRole('menuitem')).toHaveLength(1)
  },
}

/** Laptop: the menu begins collapsed, its words in tooltips; unread notifications are a red count. */
export const Laptop: Story = {
  name: 'L-009 Laptop',
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).getByRole('navigation')
    await expect(menu.getBoundingClientRect().width).toBeLessThanOrEqual(60)
    await expect(places(canvasElement)).toHaveLength(8)
    await expect(within(canvasElement).getByText('Ctrl K')).toBeVisible()
  },
}

/** Tablet: a burger opens the menu as a sheet; bell, search and account stay in the bar. */
export const Tablet: Story = {
  name: 'L-011 Tablet',
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
    const buttons = within(canvas.getAllByRole('banner')[0] as HTMLElement).getAllByRole('button')
    await expect(buttons).toHaveLength(4)
    await userEvent.click(buttons[0] as HTMLElement)
    const sheet = await within(document.body).findByRole('dialog')
    await waitFor(() => expect(within(sheet).getAllByRole('link')[0]).toBeVisible())
    await expect(within(sheet).getAllByRole('link')).toHaveLength(8)
    await userEvent.keyboard('{Escape}')
  },
}

/** Phone: the same bar, without the keys of the search; it names the page alone. */
export const Phone: Story = {
  name: 'L-011 Phone',
  args: { place: { pathname: '/account/organization/domains' } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText('Ctrl K')).not.toBeInTheDocument()
    await expect(canvas.getAllByRole('banner')[0]).toHaveTextContent(/^Organi[sz]ation/)
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(within(canvas.getAllByRole('banner')[0] as HTMLElement).getAllByRole('button')).toHaveLength(
      4,
    )
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
