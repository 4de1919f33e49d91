import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { Card, Text } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inStaffLayout } from '../../../testing/frames.js'
import { firstPlace } from './listPlace.js'
import { StaffList, type StaffListProps } from './StaffList.js'

type Row = { id: number; name: string }
const rows: Row[] = [
  { id: 1, name: 'Kitchen lamp' },
  { id: 2, name: 'Warehouse voice picking' },
]
const retry = fn()

const meta = {
  title: 'Console/Staff/List',
  component: StaffList<Row>,
  decorators: [inStaffLayout],
  parameters: { layout: 'fullscreen', pathname: '/staff/projects' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    title: 'Projects',
    lead: 'Projects of every organization, last changed first.',
    rows: ready({ data: rows, total: 2 }),
    place: firstPlace,
    onPlace: fn(),
    search: 'Project or organization',
    columns: [{ id: 'name', header: 'Project', isRowHeader: true, cell: ({ name }) => name }],
    rowKey: ({ id }) => id,
    renderCard: ({ name }) => (
      <Card>
        <Text weight="semibold">{name}</Text>
      </Card>
    ),
    failed: 'The projects could not be loaded',
    empty: { title: 'No project yet', text: 'Projects of all organizations will show here.' },
  },
} satisfies Meta<StaffListProps<Row>>
export default meta
type Story = StoryObj<typeof meta>

const main = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'))

/** On their way. */
export const Loading: Story = {
  args: { rows: loading },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
}

/** They could not be read; they can be asked for again. */
export const Failed: Story = {
  args: { rows: failed(new ApiError({ kind: 'network' }), retry) },
  play: async ({ canvasElement }) => {
    retry.mockClear()
    const alert = main(canvasElement).getByRole('alert')
    await expect(alert).toHaveTextContent('The projects could not be loaded')
    await userEvent.click(within(alert).getByRole('button'))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** There is none, and nothing to leaf through. */
export const Empty: Story = {
  args: { rows: ready({ data: [], total: 0 }) },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByText('No project yet')).toBeVisible()
    await expect(main(canvasElement).queryByRole('navigation')).toBeNull()
  },
}

/** None matches the words; they are taken back by a button. */
export const NoMatch: Story = {
  args: { rows: ready({ data: [], total: 0 }), place: { ...firstPlace, text: 'lighthouse' } },
  play: async ({ args, canvasElement }) => {
    await expect(main(canvasElement).queryByText('No project yet')).toBeNull()
    const search = within(main(canvasElement).getByRole('search'))
    await userEvent.click(search.getAllByRole('button').at(-1) as HTMLElement)
    await expect(args.onPlace).toHaveBeenCalledWith(firstPlace)
  },
}

/** More than a page. */
export const Crowded: Story = {
  args: {
    place: { ...firstPlace, page: 2 },
    rows: ready({
      data: Array.from({ length: 10 }, (_, index) => ({ id: 100 + index, name: `Lamp ${index}` })),
      total: 34,
    }),
  },
  play: async ({ args, canvasElement }) => {
    const pages = within(main(canvasElement).getByRole('navigation'))
    await userEvent.click(pages.getAllByRole('button').at(-1) as HTMLElement)
    await expect(args.onPlace).toHaveBeenCalledWith({ ...firstPlace, page: 3 })
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
