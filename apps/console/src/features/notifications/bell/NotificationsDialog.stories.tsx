import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { aNotification } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inConsoleLayout } from '../../../testing/frames.js'
import { someNotifications } from '../testing/someNotifications.js'
import { NotificationsDialog } from './NotificationsDialog.js'

const retry = fn()

const meta = {
  title: 'Console/Notifications/Dialog',
  component: NotificationsDialog,
  decorators: [inConsoleLayout],
  parameters: { layout: 'fullscreen', pathname: '/projects' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    notifications: ready(someNotifications),
    unread: 3,
    place: { top: 54, end: 98 },
    isOpen: true,
    onOpenChange: fn(),
    onRead: fn(),
    onOpenModel: fn(),
    onReadAll: fn(),
  },
} satisfies Meta<typeof NotificationsDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await within(document.body).findByRole('dialog'))

/** Three unread and two read, newest first: one press marks one, or all, and each links to its subject. */
export const Ready: Story = {
  name: 'L-021 K-011 Ready',
  play: async ({ args }) => {
    const opened = await dialog()
    const surface = (await within(document.body).findByRole('dialog')).parentElement as HTMLElement
    await expect(surface.offsetWidth).toBeGreaterThanOrEqual(500)
    await expect(surface.offsetWidth).toBeLessThanOrEqual(800)
    const rows = within(opened.getByRole('list')).getAllByRole('listitem')
    await expect(rows).toHaveLength(5)
    const links = opened.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual([
      '/projects/7/settings',
      '/account/organization/invite-users',
      '/projects/8/settings/technologies',
      '/projects',
      '/account/profile',
      '/account/activity',
      '/account/notifications',
    ])
    const second = within(rows[1] as HTMLElement)
    await userEvent.click(second.getByRole('button'))
    await expect(args.onRead).toHaveBeenCalledWith(someNotifications[1])
    await expect(within(rows[3] as HTMLElement).queryByRole('button')).not.toBeInTheDocument()
    await userEvent.click(within(rows[0] as HTMLElement).getByRole('link'))
    await expect(args.onRead).toHaveBeenLastCalledWith(someNotifications[0])
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** A model has lost what made it work: the notification leads to it, in the studio. */
export const AboutModel: Story = {
  args: {
    notifications: ready([
      aNotification({
        message: 'The model <b>Doors</b> of <b>Kitchen lamp</b> has errors and cannot be used.',
        redirection_model_id: 11,
      }),
    ]),
    unread: 1,
  },
  play: async ({ args }) => {
    const row = within(within((await dialog()).getByRole('list')).getByRole('listitem'))
    await expect(row.queryByRole('link')).toBeNull()
    await userEvent.click(row.getByRole('button', { name: /Doors/ }))
    await expect(args.onOpenModel).toHaveBeenCalledWith(7, 11)
    await expect(args.onRead).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** Nothing has happened yet. */
export const Empty: Story = {
  args: { notifications: ready([]), unread: 0 },
  play: async () => {
    const opened = await dialog()
    await expect(opened.queryByRole('list')).not.toBeInTheDocument()
    await expect(opened.queryByRole('button')).not.toBeInTheDocument()
    await expect(opened.getAllByRole('link')).toHaveLength(2)
  },
}

/** They could not be read; they can be requested again. */
export const Failed: Story = {
  args: { notifications: failed(new ApiError({ kind: 'network' }), retry), unread: 0 },
  play: async () => {
    retry.mockClear()
    const alert = (await dialog()).getByRole('alert')
    await userEvent.click(within(alert).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** On their way. */
export const Loading: Story = {
  args: { notifications: loading, unread: 0 },
  play: async () => {
    await expect((await dialog()).getByRole('status')).toBeInTheDocument()
  },
}

/** On phones it fills the screen, closes at its start, and the buttons are always there to press. */
export const Phone: Story = {
  name: 'L-021 Phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ args }) => {
    const opened = await dialog()
    const surface = (await within(document.body).findByRole('dialog')).parentElement as HTMLElement
    await waitFor(() => expect(surface.getBoundingClientRect().width).toBe(window.innerWidth))
    await expect(surface.getBoundingClientRect().height).toBe(window.innerHeight)
    await userEvent.click(opened.getAllByRole('button')[1] as HTMLElement)
    await expect(args.onReadAll).toHaveBeenCalledOnce()
    await userEvent.click(opened.getAllByRole('button')[0] as HTMLElement)
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** The text of a notification is not trusted: only harmless parts of its HTML are drawn. */
export const Hostile: Story = {
  name: 'K-013 Hostile',
  args: {
    unread: 1,
    notifications: ready([
      {
        ...someNotifications[0]!,
        message:
          '<b onclick="alert(1)">Kitchen lamp</b><script>alert(2)</script><img src=x onerror=alert(3)> is delivered.',
      },
    ]),
  },
  play: async () => {
    const list = (await dialog()).getByRole('list')
    await expect(list.querySelector('script, img, [onclick], [onerror]')).toBeNull()
    await expect(list).toHaveTextContent('Kitchen lamp is delivered.')
    await expect(list).not.toHaveTextContent('alert')
  },
}
