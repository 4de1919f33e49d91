import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Card } from '../Card/Card.js'
import { ExpandableTable, type ExpandableTableProps } from './ExpandableTable.js'

type Album = { id: number; name: string; added: string; photos: readonly string[] }

const albums: readonly Album[] = [
  { id: 1, name: 'Winter in the mountains', added: '20/11/2026', photos: ['Hut', 'Ridge', 'Lake'] },
  { id: 2, name: 'Harbour', added: '14/11/2026', photos: ['Crane'] },
  { id: 3, name: 'Garden', added: '02/11/2026', photos: ['Roses', 'Gate'] },
]

const meta = {
  title: 'UI/Data/ExpandableTable',
  id: 'ui-expandabletable',
  component: ExpandableTable<Album>,
  args: {
    caption: 'Albums',
    columns: [
      { id: 'name', header: 'Album', cell: ({ name }) => name },
      { id: 'photos', header: 'Photos', align: 'end', width: '90px', cell: ({ photos }) => photos.length },
      { id: 'added', header: 'Date added', align: 'end', width: '120px', cell: ({ added }) => added },
    ],
    rows: albums,
    rowKey: ({ id }) => id,
    renderDetails: ({ photos }) => photos.join(', '),
  },
  decorators: [
    (Story) => (
      <Card title="Albums" isFlush>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<ExpandableTableProps<Album>>
export default meta
type Story = StoryObj<ExpandableTableProps<Album>>

const trigger = (canvas: HTMLElement, name: string) => within(canvas).getByRole('button', { name })

/** All closed. A press opens a row; a second one closes it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await userEvent.click(trigger(canvasElement, 'Winter in the mountains'))
    await expect(trigger(canvasElement, 'Winter in the mountains')).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('Hut, Ridge, Lake')).toBeVisible()
    await userEvent.click(trigger(canvasElement, 'Winter in the mountains'))
    await expect(canvas.queryByText('Hut, Ridge, Lake')).toBeNull()
  },
}

/** With the keyboard: Enter or Space; several stay open. */
export const Several: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Hut, Ridge, Lake')).toBeVisible()
    await expect(canvas.getByText('Crane')).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(6)
  },
}

/** One is open at first. */
export const Expanded: Story = {
  args: { defaultExpandedKeys: [3] },
  play: async ({ canvasElement }) => {
    const details = within(canvasElement).getByText('Roses, Gate').closest('tr')
    await expect(trigger(canvasElement, 'Garden')).toHaveAttribute('aria-controls', details?.id)
  },
}

/** Nothing to list. */
export const Empty: Story = {
  args: { rows: [], empty: 'No album yet.' },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText('No album yet.')).toBeVisible(),
}
