import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { Card, Text } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { inStaffLayout } from '../../../testing/frames.js'
import { asksAgain, leafsOn, main, seesLoading, takesWordsBack } from '../testing/listPlays.js'
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
    labels: {
      title: 'Projects',
      lead: 'Projects of every organization, last changed first.',
      failed: 'The projects could not be loaded',
      empty: { title: 'No project yet', text: 'Projects of all organizations will show here.' },
    },
    rows: ready({ data: rows, total: 2 }),
    place: firstPlace,
    onPlace: fn(),
    search: 'Project or organization',
    table: {
      columns: [{ id: 'name', header: 'Project', isRowHeader: true, cell: ({ name }) => name }],
      rowKey: ({ id }) => id,
      renderCard: ({ name }) => (
        <Card>
          <Text weight="semibold">{name}</Text>
        </Card>
      ),
    },
  },
} satisfies Meta<StaffListProps<Row>>
export default meta
type Story = StoryObj<typeof meta>

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
    await expect(alert).toHaveTextContent('The projects could not be loaded')
    await asksAgain(retry)(context)
  },
}

/** Empty list, without pages. */
export const Empty: Story = {
  args: { rows: ready({ data: [], total: 0 }) },
  play: async ({ canvasElement }) => {
    await expect(main(canvasElement).getByText('No project yet')).toBeVisible()
    await expect(main(canvasElement).queryByRole('navigation')).toBeNull()
  },
}

/** None matches the search; a button clears it. */
export const NoMatch: Story = {
  args: { rows: ready({ data: [], total: 0 }), place: { ...firstPlace, text: 'lighthouse' } },
  play: async (context) => {
    await expect(main(context.canvasElement).queryByText('No project yet')).toBeNull()
    await takesWordsBack(context)
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
  play: leafsOn,
}

/** The last rows of the last page went: the list leads to the page that is the last one now. */
export const PageGone: Story = {
  tags: ['no-picture'],
  args: {
    place: { ...firstPlace, text: 'lamp', page: 3 },
    rows: ready({ data: [], total: 20 }),
    onPlace: fn(),
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onPlace).toHaveBeenCalledOnce())
    await expect(args.onPlace).toHaveBeenCalledWith({ ...firstPlace, text: 'lamp', page: 2 })
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
