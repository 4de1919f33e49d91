import { ApiError, failed, loading, ready, usualDelivery } from '@saywright/api/contract'
import { aUser } from '@saywright/api/testing'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inAccountLayout, inConsoleLayout } from '../../../testing/frames.js'
import { newsMessages } from './messages.js'
import { NotificationsScreen, type NotificationsScreenProps } from './NotificationsScreen.js'

const reader = {
  marketing_status: 'Allow',
  notif_product_updates: true,
  notif_educational_content: true,
  notif_corporate_events_news: false,
} as const

const meta = {
  title: 'Console/Account/Notifications',
  component: NotificationsScreen,
  decorators: [inAccountLayout('notifications'), inConsoleLayout],
  parameters: { layout: 'fullscreen', pathname: '/account/notifications' },
  args: {
    user: ready(aUser(reader)),
    delivery: ready(usualDelivery),
    onDelivery: fn<NotificationsScreenProps['onDelivery']>(async () => {}),
    onAllow: fn<NotificationsScreenProps['onAllow']>(async () => {}),
    onSubject: fn<NotificationsScreenProps['onSubject']>(async () => {}),
    contactHref: '/contact',
  },
} satisfies Meta<typeof NotificationsScreen>
export default meta
type Story = StoryObj<typeof meta>

const messages = (locale: unknown) => messagesIn(newsMessages, locale)
/** Account, all news, and the three subjects, in this order. */
const switches = (canvas: HTMLElement) => within(canvas).getAllByRole('switch') as HTMLInputElement[]
const states = (canvas: HTMLElement) => switches(canvas).map(({ checked }) => checked)
const retry = fn()
/** The drawn switch behind a label that can be pressed. */
const trackOf = (control: HTMLElement | undefined) =>
  control?.closest('label')?.querySelector('span:has(> span:empty)') as HTMLElement
const middleOf = (element: HTMLElement) => {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}

/** The choices are loading. */
export const Loading: Story = {
  args: { user: loading },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('switch')).not.toBeInTheDocument()
  },
}

/** It could not be loaded. */
export const Failed: Story = {
  args: { user: failed(new ApiError({ kind: 'server' }), retry) },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    await userEvent.click(within(within(canvasElement).getByRole('alert')).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** News are on: each subject has a switch; mails about the account are always on; turning off is permanent, and says so. */
export const Ready: Story = {
  name: 'K-014 K-015 K-016 Ready',
  play: async ({ args, canvasElement, globals }) => {
    await expect(states(canvasElement)).toEqual([true, true, true, true, false])
    await userEvent.click(switches(canvasElement)[0] as HTMLElement)
    await expect(states(canvasElement)[0]).toBe(true)
    await userEvent.click(switches(canvasElement)[4] as HTMLElement)
    await expect(args.onSubject).toHaveBeenCalledWith('notif_corporate_events_news', true)
    await expect(states(canvasElement)[4]).toBe(true)
    await expect(args.onAllow).not.toHaveBeenCalled()
    await expect(
      within(within(canvasElement).getByRole('main')).getByRole('link', { name: /contact/i }),
    ).toHaveAttribute('href', '/contact')
    const { alwaysOn } = messages(globals.locale).essential
    await expect(canvasElement).toHaveTextContent(alwaysOn)
    const reason = within(canvasElement).getByText(alwaysOn)
    // On phones it is at the end of the text.
    if (!reason.checkVisibility()) return
    await expect(middleOf(reason)).toBeCloseTo(middleOf(trackOf(switches(canvasElement)[0])), 0)
  },
}

/** No choice was made yet: the subjects follow the switch of the newsletter. */
export const Blank: Story = {
  name: 'K-014 Blank',
  args: { user: ready(aUser()) },
  play: async ({ args, canvasElement }) => {
    await expect(states(canvasElement)).toEqual([true, false, false, false, false])
    for (const subject of switches(canvasElement).slice(2)) await expect(subject).toBeDisabled()
    await userEvent.click(switches(canvasElement)[1] as HTMLElement)
    await expect(args.onAllow).toHaveBeenCalledWith(true)
    await waitFor(() => expect(states(canvasElement)).toEqual([true, true, true, true, true]))
  },
}

/** Turning all off requires confirmation, because it is permanent. */
export const StopDialog: Story = {
  name: 'K-016 Stop dialog',
  play: async ({ args, canvasElement, globals }) => {
    await userEvent.click(switches(canvasElement)[1] as HTMLElement)
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(messages(globals.locale).warning)).toBeInTheDocument()
    await expect(args.onAllow).not.toHaveBeenCalled()
    await expect(states(canvasElement)[1]).toBe(true)
  },
}

/** The person said stop: all four are off at once. */
export const Stopped: Story = {
  play: async ({ args, canvasElement, globals }) => {
    await userEvent.click(switches(canvasElement)[1] as HTMLElement)
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: messages(globals.locale).stop }))
    await expect(args.onAllow).toHaveBeenCalledWith(false)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await waitFor(() => expect(states(canvasElement)).toEqual([true, false, false, false, false]))
  },
}

/** Unsubscribed: the switch is locked, and the reason is below with a contact. */
export const Unsubscribed: Story = {
  name: 'K-016 Unsubscribed',
  args: { user: ready(aUser({ marketing_status: 'Disallow' })) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(switches(canvasElement)[1] as HTMLElement)
    await expect(states(canvasElement)).toEqual([true, false, false, false, false])
    await expect(args.onAllow).not.toHaveBeenCalled()
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await expect(
      within(within(canvasElement).getByRole('main')).getByRole('link', { name: /contact/i }),
    ).toBeVisible()
  },
}

/** A change could not be saved: the switch goes back. */
export const Refused: Story = {
  args: {
    onSubject: fn<NotificationsScreenProps['onSubject']>(async () => {
      throw new ApiError({ kind: 'server' })
    }),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(switches(canvasElement)[2] as HTMLElement)
    await expect(args.onSubject).toHaveBeenCalledWith('notif_product_updates', false)
    await waitFor(() => expect(states(canvasElement)[2]).toBe(true))
  },
}

const choose = async (canvas: HTMLElement, subject: string, way: string) => {
  await userEvent.click(within(canvas).getByRole('button', { name: new RegExp(subject) }))
  const list = within(await screen.findByRole('listbox'))
  await userEvent.click(list.getByRole('option', { name: way }))
}

/** The delivery is chosen subject by subject; responses to own requests are always sent. */
export const DeliveryChosen: Story = {
  name: 'Delivery chosen',
  play: async ({ args, canvasElement, globals }) => {
    const { subjects, ways } = messages(globals.locale).delivery
    await choose(canvasElement, subjects.people, ways.none)
    await waitFor(() => expect(args.onDelivery).toHaveBeenCalledWith('people', 'none'))
    await userEvent.click(within(canvasElement).getByRole('button', { name: new RegExp(subjects.requests) }))
    const list = within(await screen.findByRole('listbox'))
    await expect(list.queryByRole('option', { name: ways.none })).toBeNull()
    await expect(list.getAllByRole('option')).toHaveLength(3)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

/** A choice that could not be saved is reverted. */
export const DeliveryRefused: Story = {
  name: 'Delivery refused',
  args: {
    onDelivery: fn<NotificationsScreenProps['onDelivery']>(() => Promise.reject(new Error('refused'))),
  },
  play: async ({ args, canvasElement, globals }) => {
    const { subjects, ways } = messages(globals.locale).delivery
    await choose(canvasElement, subjects.people, ways.none)
    await waitFor(() => expect(args.onDelivery).toHaveBeenCalledOnce())
    const people = within(canvasElement).getByRole('button', { name: new RegExp(subjects.people) })
    await waitFor(() => expect(people).toHaveTextContent(ways.product))
  },
}

/** It could not be loaded; the rest of the page is there. */
export const DeliveryFailed: Story = {
  name: 'Delivery failed',
  args: { delivery: failed(new ApiError({ kind: 'server' }), retry) },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    await userEvent.click(within(within(canvasElement).getByRole('alert')).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}
