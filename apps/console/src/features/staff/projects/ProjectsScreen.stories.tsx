import { ApiError, failed, loading, ready, type StaffProject } from '@saywright/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inStaffLayout } from '../../../testing/frames.js'
import { firstPlace } from '../list/listPlace.js'
import { ProjectsScreen, type ProjectsScreenProps } from './ProjectsScreen.js'

const lamp: StaffProject = {
  id: 7,
  title: 'Kitchen lamp',
  organization: { id: 3, name: 'Lumière Instruments' },
  status: 'Development',
  beta_access: false,
  evaluation_ends_on: '2026-12-12T09:00:00.000Z',
  deal_id: 18,
  members_total: 4,
  created_at: '2026-01-12T09:00:00.000Z',
  updated_at: '2026-11-20T16:00:00.000Z',
}
const picking: StaffProject = {
  ...lamp,
  id: 9,
  title: 'Warehouse voice picking',
  organization: { id: 5, name: 'Halden Logistics' },
  status: 'Production',
  beta_access: true,
  evaluation_ends_on: null,
  deal_id: null,
}

const retry = fn()
const onSave = fn<ProjectsScreenProps['onSave']>()

const meta = {
  title: 'Console/Staff/Projects',
  component: ProjectsScreen,
  decorators: [inStaffLayout],
  parameters: { layout: 'fullscreen', pathname: '/staff/projects' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    projects: ready({ data: [lamp, picking], total: 2 }),
    place: firstPlace,
    onPlace: fn(),
    onSave,
    onInvalid: fn(),
  },
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue(undefined)
  },
} satisfies Meta<typeof ProjectsScreen>
export default meta
type Story = StoryObj<typeof meta>

const main = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'))

/** On their way. */
export const Loading: Story = {
  args: { projects: loading },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
}

/** They could not be read; they can be asked for again. */
export const Failed: Story = {
  args: { projects: failed(new ApiError({ kind: 'network' }), retry) },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    await userEvent.click(within(main(canvasElement).getByRole('alert')).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** There is none. */
export const Empty: Story = {
  args: { projects: ready({ data: [], total: 0 }) },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getAllByRole('row')).toHaveLength(2)
    await expect(main(canvasElement).queryByRole('navigation')).toBeNull()
  },
}

/** None matches the words; they are taken back by a button. */
export const NoMatch: Story = {
  args: { projects: ready({ data: [], total: 0 }), place: { ...firstPlace, text: 'lighthouse' } },
  play: async ({ args, canvasElement }) => {
    const search = within(main(canvasElement).getByRole('search'))
    await userEvent.click(search.getAllByRole('button').at(-1) as HTMLElement)
    await expect(args.onPlace).toHaveBeenCalledWith(firstPlace)
  },
}

/** More than a page. */
export const Crowded: Story = {
  args: {
    place: { ...firstPlace, page: 2 },
    projects: ready({
      data: Array.from({ length: 10 }, (_, index) => ({ ...lamp, id: 100 + index })),
      total: 34,
    }),
  },
  play: async ({ args, canvasElement }) => {
    const pages = within(main(canvasElement).getByRole('navigation'))
    await userEvent.click(pages.getAllByRole('button').at(-1) as HTMLElement)
    await expect(args.onPlace).toHaveBeenCalledWith({ ...firstPlace, page: 3 })
  },
}

/** Two projects, one with a request that waits; they can be filtered by status. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const screen = main(canvasElement)
    await expect(screen.getAllByRole('row')).toHaveLength(3)
    await expect(screen.getByRole('link')).toHaveAttribute('href', '/staff/requests?request=18')
    await userEvent.click(within(screen.getByRole('search')).getByRole('button'))
    const options = await within(document.body).findAllByRole('option')
    await expect(options).toHaveLength(5)
    await userEvent.click(options.at(-1) as HTMLElement)
    await expect(args.onPlace).toHaveBeenCalledWith({ ...firstPlace, status: 'Production' })
  },
}

/** Status and beta access of a project are changed in a dialog, which closes once they are saved. */
export const Changing: Story = {
  play: async ({ canvasElement }) => {
    const buttons = within(main(canvasElement).getByRole('table')).getAllByRole('button')
    await userEvent.click(buttons[0] as HTMLElement)
    const dialog = await within(document.body).findByRole('dialog')
    await userEvent.click(within(dialog).getAllByRole('radio')[0] as HTMLElement)
    await userEvent.click(dialog.querySelector('button[type="submit"]') as HTMLElement)
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(lamp, { status: 'Development', beta_access: true }),
    )
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
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
