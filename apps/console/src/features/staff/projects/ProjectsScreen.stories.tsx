import { ApiError, failed, loading, ready, type StaffProject } from '@saywright/api/contract'
import { aVdkVersion, storyTime } from '@saywright/api/testing'
import { messagesIn } from '@saywright/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inStaffLayout } from '../../../testing/frames.js'
import { inputNamed } from '../../../testing/inputNamed.js'
import { firstPlace } from '../list/listPlace.js'
import { asksAgain, main, seesLoading, takesWordsBack } from '../testing/listPlays.js'
import { projectsMessages } from './messages.js'
import { ProjectsScreen, type ProjectsScreenProps } from './ProjectsScreen.js'

const delivery: NonNullable<StaffProject['deliveries']>[number] = {
  id: 41,
  technology: 'asr',
  langs: ['eng-US'],
  expire_on: '2026-12-12T09:00:00.000Z',
  created_at: '2026-11-12T09:00:00.000Z',
}
const lamp: StaffProject = {
  id: 7,
  title: 'Kitchen lamp',
  organization: { id: 3, name: 'Lumière Instruments' },
  status: 'Development',
  beta_access: false,
  evaluation_ends_on: '2026-12-12T09:00:00.000Z',
  deal_id: 18,
  lead_id: 'LEAD-88',
  deliveries: [delivery],
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
  deliveries: [{ ...delivery, expire_on: null }],
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
    rows: ready({ data: [lamp, picking], total: 2 }),
    now: Date.parse(storyTime),
    versions: [aVdkVersion()],
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

const words = (locale: unknown) => messagesIn(projectsMessages, locale)

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

/** None matches the search; a button clears it. */
export const NoMatch: Story = {
  args: { rows: ready({ data: [], total: 0 }), place: { ...firstPlace, text: 'lighthouse' } },
  play: async (context) => {
    const { emptyTitle } = words(context.globals.locale)
    await expect(main(context.canvasElement).queryByText(emptyTitle)).toBeNull()
    await takesWordsBack(context)
  },
}

/** Two projects, one with a request that waits; they can be filtered by status. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const screen = main(canvasElement)
    await expect(screen.getAllByRole('row')).toHaveLength(3)
    await expect(screen.getByText(/^(In evaluation, 20 days|En évaluation, 20 jours)$/)).toBeVisible()
    await expect(screen.getByText(/^(In production|En production)$/)).toBeVisible()
    await expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/staff/projects/7',
      '/staff/requests?request=18',
      '/staff/projects/9',
    ])
    await userEvent.click(within(screen.getByRole('search')).getByRole('button'))
    const options = await within(document.body).findAllByRole('option')
    await expect(options).toHaveLength(5)
    await userEvent.click(options.at(-1) as HTMLElement)
    await expect(args.onPlace).toHaveBeenCalledWith({ ...firstPlace, status: 'Production' })
  },
}

/** Status, beta access, version of the kit and names in the customer database of a project are changed in a dialog, which closes once they are saved. */
export const Changing: Story = {
  play: async ({ canvasElement }) => {
    const buttons = within(main(canvasElement).getByRole('table')).getAllByRole('button')
    await userEvent.click(buttons[0] as HTMLElement)
    const dialog = await within(document.body).findByRole('dialog')
    await userEvent.click(within(dialog).getAllByRole('radio')[0] as HTMLElement)
    const selects = within(dialog).getAllByRole('button', { expanded: false })
    await userEvent.click(selects.at(-1) as HTMLElement)
    await userEvent.click((await within(document.body).findAllByRole('option')).at(-1) as HTMLElement)
    await userEvent.type(inputNamed(dialog, 'project_id'), 'OPP-412')
    await userEvent.click(dialog.querySelector('button[type="submit"]') as HTMLElement)
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(lamp, {
        status: 'Development',
        beta_access: true,
        vdk_version_id: 4,
        lead_id: 'LEAD-88',
        project_id: 'OPP-412',
      }),
    )
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}

/** Tablet: columns that are also on the page of a project are folded away; the table does not scroll sideways. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvasElement }) => {
    const table = main(canvasElement).getByRole('table')
    const headers = within(table).getAllByRole('columnheader')
    await expect(headers).toHaveLength(5)
    await expect(headers[1]?.getBoundingClientRect().width).toBeGreaterThanOrEqual(136)
    await expect(table.parentElement?.scrollWidth).toBe(table.parentElement?.clientWidth)
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
