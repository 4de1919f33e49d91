import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { aNotification } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inAccountLayout, inConsoleLayout } from '../../../testing/frames.js'
import { someNotifications } from '../testing/someNotifications.js'
import { ActivityScreen } from './ActivityScreen.js'

const retry = fn()

const meta = {
  title: 'Console/Notifications/Activity',
  component: ActivityScreen,
  decorators: [inAccountLayout('activity'), inConsoleLayout],
  parameters: { layout: 'fullscreen', pathname: '/account/activity' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    notifications: ready(someNotifications),
    unread: 3,
    onRead: fn(),
    onOpenModel: fn(),
    onReadAll: fn(),
  },
} satisfies Meta<typeof ActivityScreen>
export default meta
type Story = StoryObj<typeof meta>

const main = (canvasElement: HTMLElement) =>
  within(canvasElement.querySelector('main section') as HTMLElement)

/** On their way. */
export const Loading: Story = {
  args: { notifications: loading, unread: 0 },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByRole('status')).toBeInTheDocument()
    await expect(main(canvasElement).queryByRole('radio')).not.toBeInTheDocument()
  },
}

/** They could not be read; they can be requested again. */
export const Failed: Story = {
  args: { notifications: failed(new ApiError({ kind: 'network' }), retry), unread: 0 },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    await userEvent.click(within(main(canvasElement).getByRole('alert')).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** Nothing has happened yet. */
export const Empty: Story = {
  args: { notifications: ready([]), unread: 0 },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).queryByRole('list')).not.toBeInTheDocument()
    await expect(main(canvasElement).queryByRole('button')).not.toBeInTheDocument()
  },
}

/** The notifications, newest first; the unread alone on demand, and all marked as read at once. */
export const Ready: Story = {
  name: 'K-051 Ready',
  play: async ({ args, canvasElement }) => {
    const screen = main(canvasElement)
    await expect(screen.getAllByRole('listitem')).toHaveLength(5)
    await expect(screen.getByText('02/11/2026, 10:00')).toBeVisible()
    await userEvent.click(screen.getAllByRole('radio')[1] as HTMLElement)
    await expect(screen.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(screen.getAllByRole('button')[0] as HTMLElement)
    await expect(args.onReadAll).toHaveBeenCalledOnce()
    await userEvent.click(screen.getAllByRole('radio')[0] as HTMLElement)
  },
}

/** All is read: the unread have nothing to show, and there is nothing to mark. */
export const AllRead: Story = {
  args: { notifications: ready(someNotifications.slice(3)), unread: 0 },
  play: async ({ canvasElement }) => {
    const screen = main(canvasElement)
    await userEvent.click(screen.getAllByRole('radio')[1] as HTMLElement)
    await expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
    await expect(screen.queryByRole('button')).not.toBeInTheDocument()
  },
}

/** More than fit a page, with the longest words. */
export const Crowded: Story = {
  args: {
    unread: 60,
    notifications: ready(
      Array.from({ length: 60 }, (_, index) =>
        aNotification({
          id: 100 - index,
          message: `<b>${index + 1} ${'Préparation vocale en entrepôt '.repeat(3).trim()}</b> : une livraison de vocabulaires, de voix et de modèles de réveil est arrivée.`,
        }),
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    const screen = main(canvasElement)
    await expect(screen.getAllByRole('listitem')).toHaveLength(25)
    const pages = within(screen.getByRole('navigation'))
    await userEvent.click(pages.getAllByRole('button').at(-1) as HTMLElement)
    await userEvent.click(pages.getAllByRole('button').at(-1) as HTMLElement)
    await expect(screen.getAllByRole('listitem')).toHaveLength(10)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
