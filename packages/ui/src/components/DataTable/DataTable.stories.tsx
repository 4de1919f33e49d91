import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, EllipsisVertical } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { formatBytes } from '../../i18n/formatBytes.js'
import { useLocale } from '../../i18n/useLocale.js'
import { Card } from '../Card/Card.js'
import { IconButton } from '../IconButton/IconButton.js'
import type { Column } from './Column.js'
import { DataTable, type DataTableProps } from './DataTable.js'

type File = { id: number; name: string; bytes: number; added: string }

const files: File[] = [
  { id: 1, name: 'full-installation-6.1.4-windows-x86_64.zip', bytes: 184_600_000, added: '20/11/2026' },
  { id: 2, name: 'winter-sale-eng-US-6.1.4.tar.gz', bytes: 22_300_000, added: '20/11/2026' },
  { id: 3, name: 'photo-album-fra-FR-spring-large.zip', bytes: 96_000_000, added: '14/11/2026' },
  { id: 4, name: 'order-form-template-eng-US.zip', bytes: 1_800_000, added: '14/11/2026' },
]

function Size({ bytes }: { bytes: number }) {
  return formatBytes(bytes, useLocale())
}

const columns: Column<File>[] = [
  { id: 'name', header: 'File name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  {
    id: 'size',
    header: 'Size',
    align: 'end',
    width: '120px',
    cell: ({ bytes }) => <Size bytes={bytes} />,
    sortValue: ({ bytes }) => bytes,
  },
  { id: 'added', header: 'Date added', align: 'end', width: '140px', cell: ({ added }) => added },
]

const withAction: Column<File> = {
  id: 'action',
  header: 'Actions',
  isHeaderHidden: true,
  align: 'end',
  width: '60px',
  cell: ({ name }) => (
    <IconButton label={`Download ${name}`} icon={<Download size={16} strokeWidth={1.75} aria-hidden />} />
  ),
}

const meta = {
  title: 'UI/Data/DataTable',
  id: 'ui-datatable',
  component: DataTable<File>,
  args: { caption: 'Files', columns, rows: files, rowKey: ({ id }) => id },
  decorators: [
    (Story) => (
      <Card title="Downloads" isFlush>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<DataTableProps<File>>
export default meta
type Story = StoryObj<typeof meta>

const namesIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)

/** Rows to read. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table')).toHaveAccessibleName('Files')
    await expect(namesIn(canvasElement)).toHaveLength(4)
  },
}

/** A press on a column sorts ascending, then descending, then not at all. */
export const Sorted: Story = {
  play: async ({ canvasElement }) => {
    const size = within(canvasElement).getByRole('columnheader', { name: 'Size' })
    const button = within(size).getByRole('button')
    const [first, second, third, fourth] = files.map(({ name }) => name)
    await expect(size).toHaveAttribute('aria-sort', 'none')
    await userEvent.click(button)
    await expect(size).toHaveAttribute('aria-sort', 'ascending')
    await expect(namesIn(canvasElement)).toEqual([fourth, second, third, first])
    await userEvent.click(button)
    await expect(size).toHaveAttribute('aria-sort', 'descending')
    await expect(namesIn(canvasElement)).toEqual([first, third, second, fourth])
    await userEvent.click(button)
    await expect(size).toHaveAttribute('aria-sort', 'none')
    await expect(namesIn(canvasElement)).toEqual([first, second, third, fourth])
    await userEvent.click(button)
  },
}

/** The server sorts: the table only reports the requested order. */
export const SortedElsewhere: Story = {
  args: { sort: { column: 'size', direction: 'descending' }, onSortChange: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Size' }))
    await expect(args.onSortChange).toHaveBeenCalledWith(undefined)
    await expect(namesIn(canvasElement)).toEqual(files.map(({ name }) => name))
  },
}

/** Each row leads somewhere, over its whole surface. */
export const RowLinks: Story = {
  args: { rowHref: ({ id }) => `#file-${id}` },
  play: async ({ canvasElement }) => {
    const [link] = within(canvasElement).getAllByRole('link')
    await expect(link).toHaveAttribute('href', '#file-1')
    const row = link?.closest('tr')?.getBoundingClientRect() as DOMRect
    await expect(document.elementFromPoint(row.right - 30, row.y + 26)).toBe(link)
  },
}

/** A press opens the row; its own button does its own thing. */
export const RowActions: Story = {
  args: { onRowPress: fn(), columns: [...columns, withAction] },
  play: async ({ args, canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('row').slice(1)
    const [open, download] = within(first as HTMLElement).getAllByRole('button')
    await userEvent.click(download as HTMLElement)
    await expect(args.onRowPress).not.toHaveBeenCalled()
    await userEvent.click(open as HTMLElement)
    await expect(args.onRowPress).toHaveBeenCalledWith(files[0])
  },
}

/** One row is open beside the table. */
export const Selected: Story = {
  args: { onRowPress: fn(), isRowSelected: ({ id }) => id === 2 },
  play: async ({ canvasElement }) => {
    const current = canvasElement.querySelectorAll('[aria-current]')
    await expect(current).toHaveLength(1)
    await expect(current[0]).toHaveTextContent(/winter-sale/u)
  },
}

/** The first rows are loading. */
export const Loading: Story = {
  args: { rows: [], isLoading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(5)
  },
}

/** Newer rows are loading; the current ones stay. */
export const Refreshing: Story = {
  args: { isLoading: true },
  play: async ({ canvasElement }) => {
    await expect(namesIn(canvasElement)).toHaveLength(4)
  },
}

/** No rows: the text is where the first cell would be. */
export const Empty: Story = {
  args: { rows: [], empty: 'No file matches these filters.' },
  play: async ({ canvasElement }) => {
    const range = new Range()
    const startOf = (element: HTMLElement) => {
      range.selectNodeContents(element)
      return range.getBoundingClientRect().left
    }
    const words = within(canvasElement).getByText('No file matches these filters.')
    await expect(startOf(words)).toBeCloseTo(startOf(within(canvasElement).getByText('File name')), 0)
  },
}

/** The rows could not be read; there is a retry. */
export const Failed: Story = {
  args: { error: 'The files could not be read.', onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert')
    await expect(alert).toHaveTextContent('The files could not be read.')
    await userEvent.click(within(alert).getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** Two hundred rows; the names of the columns stay in sight. */
export const Crowded: Story = {
  args: {
    rows: Array.from({ length: 200 }, (_, index) => ({
      id: index,
      name: `nadia-${String(index).padStart(4, '0')}-enregistrement-du-magasin-principal.wav`,
      bytes: (index * 7919) % 5_000_000,
      added: '20/11/2026',
    })),
  },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvasElement }) => {
    await expect(namesIn(canvasElement)).toHaveLength(200)
    window.scrollTo(0, 6000)
    const header = within(canvasElement).getByRole('columnheader', { name: 'Size' })
    await waitFor(() => expect(header.getBoundingClientRect().y).toBe(0))
    window.scrollTo(0, 0)
  },
}

/** Two thousand rows of which only the visible ones are drawn; every one can be scrolled to. */
export const Windowed: Story = {
  args: {
    isWindowed: true,
    rows: Array.from({ length: 2000 }, (_, index) => ({
      id: index,
      name: `nadia-${String(index).padStart(4, '0')}.wav`,
      bytes: (index * 7919) % 5_000_000,
      added: '20/11/2026',
    })),
  },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table')).toHaveAttribute('aria-rowcount', '2001')
    await expect(namesIn(canvasElement).length).toBeLessThan(80)
    window.scrollTo(0, 52_000)
    await within(canvasElement).findByText('nadia-1000.wav')
    window.scrollTo(0, 0)
    await within(canvasElement).findByText('nadia-0000.wav')
  },
}

/** On phones each row becomes a card. */
export const Phone: Story = {
  args: {
    renderCard: ({ name, added }) => (
      <Card
        title={name}
        level={3}
        actions={
          <IconButton label={name} icon={<EllipsisVertical size={16} strokeWidth={1.75} aria-hidden />} />
        }
      >
        {added}
      </Card>
    ),
  },
  decorators: [],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    for (const { name } of files)
      await expect(within(canvasElement).getByRole('heading', { name })).toBeVisible()
    await expect(within(canvasElement).queryByRole('columnheader')).toBeNull()
  },
}
