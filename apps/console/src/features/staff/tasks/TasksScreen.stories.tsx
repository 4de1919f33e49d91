import { type DeadTask, ready } from '@saywright/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inStaffLayout } from '../../../testing/frames.js'
import { firstPlace } from '../list/listPlace.js'
import { main } from '../testing/listPlays.js'
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

/** Phone: a card for each. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).queryByRole('table')).toBeNull()
    await expect(main(canvasElement).getAllByRole('listitem')).toHaveLength(2)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
