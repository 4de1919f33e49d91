import { listNotifications, readNotification } from '@saywright/api/contract'
import { aNotification } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { notificationsMessages } from '../features/notifications/messages.js'
import { flow } from '../testing/flow.js'
import { visit, waitOptions } from '../testing/visit.js'

const completed = aNotification({
  id: 44,
  message: 'Complete your <b>profile</b> to request an evaluation.',
  redirection_entity: 'profile',
  redirection_id: 1,
})

const meta = {
  title: 'Console/Flows/Notifications',
  tags: ['no-picture'],
  ...flow({
    at: '/projects',
    token: 'a-token',
    server: (transport) => transport.respond(listNotifications, { data: [completed], total: 1, unread: 1 }),
  }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** One unread: the bell counts it, a press on it marks it as read, and leads to its subject. */
export const Follow: Story = {
  name: 'K-011 K-012 L-012 Follow',
  play: async (context) => {
    const { transport, canvas, translate, arrivesAt } = visit(context)
    const t = translate(notificationsMessages)
    transport.respond(readNotification, () => {
      transport.respond(listNotifications, {
        data: [{ ...completed, read_status: true }],
        total: 1,
        unread: 0,
      })
      return undefined
    })
    await userEvent.click(await canvas.findByRole('button', { name: t('bell', { count: 1 }) }, waitOptions))
    const dialog = within(await within(document.body).findByRole('dialog', undefined, waitOptions))
    await userEvent.click(await dialog.findByRole('link', { name: /profile/ }, waitOptions))
    await arrivesAt('/account/profile')
    await waitFor(
      () => expect(canvas.getByRole('button', { name: t('bell', { count: 0 }) })).toBeVisible(),
      waitOptions,
    )
    const [call] = transport.calls(readNotification)
    await expect(call?.params).toEqual({ id: 44 })
    await expect(call?.body).toEqual({ read_status: true })
    await expect(call?.query).toEqual({ noloading: true })
  },
}

/** The server sends one more while the page is open: the bell counts it without a reload. */
export const Live: Story = {
  name: 'L-012 Live',
  play: async (context) => {
    const { transport, canvas, translate } = visit(context)
    const t = translate(notificationsMessages)
    await canvas.findByRole('button', { name: t('bell', { count: 1 }) }, waitOptions)
    const another = aNotification({ id: 45 })
    transport.respond(listNotifications, { data: [another, completed], total: 2, unread: 2 })
    await waitFor(() => {
      transport.emit('notification', another)
      return expect(canvas.getByRole('button', { name: t('bell', { count: 2 }) })).toBeVisible()
    }, waitOptions)
  },
}
