import { ApiError, type DeadTask, failed, loading, ready } from '@saywright/api/contract'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inStaffLayout } from '../../../testing/frames.js'
import { firstPlace } from '../list/listPlace.js'
import { asksAgain, leafsOn, main, seesLoading } from '../testing/listPlays.js'
import { tasksMessages } from './messages.js'
import { TasksScreen, type TasksScreenProps } from './TasksScreen.js'

const mail: DeadTask = {
  id: 32,
  queue: 'mail',
  tries: 12,
  failure: 'connect ECONNREFUSED 192.0.2.10:587',
  created_at: '2026-11-20T08:00:00.000Z',
  failed_at: '2026-11-22T08:30:00.000Z',
}
const compile: DeadTask = {
  ...mail,
  id: 31,
  queue: 'compile',
  project_id: 7,
  tries: 3,
  failure: 'out of memory',
}

const retry = fn()
const onRetry = fn<TasksScreenProps['onRetry']>()

const meta = {
  title: 'Console/Staff/Tasks',
  component: TasksScreen,
  decorators: [inStaffLayout],
  parameters: { layout: 'fullscreen', pathname: '/staff/tasks' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    rows: ready({ data: [mail, compile], total: 2 }),
    place: firstPlace,
    onPlace: fn(),
    onRetry,
  },
  beforeEach: () => {
    onRetry.mockReset().mockResolvedValue(undefined)
  },
} satisfies Meta<typeof TasksScreen>
export default meta
type Story = StoryObj<typeof meta>

const words = (locale: unknown) => messagesIn(tasksMessages, locale)
const retryFirst = (canvasElement: HTMLElement) =>
  within(main(canvasElement).getAllByRole('row')[1] as HTMLElement).getByRole('button')

/** On their way. */
export const Loading: Story = {
  args: { rows: loading },
  play: seesLoading,
}

/** They could not be read; they can be requested again. */
export const Failed: Story = {
  args: { rows: failed(new ApiError({ kind: 'network' }), retry) },
  play: async (context) => {
    const alert = main(context.canvasElement).getByRole('alert')
    await expect(alert).toHaveTextContent(words(context.globals.locale).failed)
    await asksAgain(retry)(context)
  },
}

/** Empty list. */
export const Empty: Story = {
  args: { rows: ready({ data: [], total: 0 }) },
  play: async ({ canvasElement, globals }) => {
    await expect(main(canvasElement).getByText(words(globals.locale).emptyTitle)).toBeVisible()
    await expect(main(canvasElement).queryByRole('navigation')).toBeNull()
  },
}

/** More than a page. */
export const Crowded: Story = {
  args: {
    place: { ...firstPlace, page: 2 },
    rows: ready({
      data: Array.from({ length: 10 }, (_, index) => ({ ...mail, id: 100 + index })),
      total: 34,
    }),
  },
  play: leafsOn,
}

/** A mail that could not be sent and a task of a project: both can be tried again. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const [, first, second] = main(canvasElement).getAllByRole('row')
    await expect(first).toHaveTextContent('ECONNREFUSED')
    await expect(second).toHaveTextContent(/31.* 7/)
    await userEvent.click(within(first as HTMLElement).getByRole('button'))
    await expect(onRetry).toHaveBeenCalledWith(mail)
  },
}

/** A failure in words without spaces, and a large number, stay within the page. */
export const LongText: Story = {
  args: {
    rows: ready({
      data: [
        {
          ...compile,
          id: 2_147_483_647,
          failure: `Command failed: /opt/${'vsdk-compiler-'.repeat(12)} exit ${'A'.repeat(120)}`,
        },
      ],
      total: 1,
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByText(/^Command failed/)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** It is requested again: the button waits for the server, and cannot be pressed twice. */
export const Retrying: Story = {
  beforeEach: () => {
    onRetry.mockReturnValue(new Promise(() => {}))
  },
  play: async ({ canvasElement }) => {
    const button = retryFirst(canvasElement)
    await userEvent.click(button)
    await userEvent.click(button)
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

/** Another member of staff was first, or the call failed, which was reported: the button is enabled again. */
export const Refused: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    await userEvent.click(retryFirst(canvasElement))
    await waitFor(() => expect(retryFirst(canvasElement)).not.toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(retryFirst(canvasElement))
    await waitFor(() => expect(onRetry).toHaveBeenCalledTimes(2))
  },
}

/** Phone: a card for each. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).queryByRole('table')).toBeNull()
    await expect(main(canvasElement).getAllByRole('listitem')).toHaveLength(2)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
