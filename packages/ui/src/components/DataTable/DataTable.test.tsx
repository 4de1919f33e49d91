import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import type { Column } from './Column.js'
import { DataTable } from './DataTable.js'

type Member = { id: number; name: string; added: number }

const members: Member[] = [
  { id: 1, name: 'MOREAU Camille', added: 3 },
  { id: 2, name: 'BECKER Tom', added: 1 },
]
const columns: Column<Member>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'added', header: 'Added', align: 'end', cell: ({ added }) => added },
]
const table = { caption: 'Members', columns, rows: members, rowKey: ({ id }: Member) => id }

describeComponent('DataTable', (props) => <DataTable {...table} {...props} />, { role: 'table' })

describe('DataTable', () => {
  it.each([1600, 600])('L-025 has rows of 52 px at %d px', async (width) => {
    await page.viewport(width, 900)
    const screen = await renderThemed(<DataTable {...table} />)
    const rows = screen.getByRole('row').elements().slice(1)
    expect(rows.map((row) => row.getBoundingClientRect().height)).toEqual([52, 52])
  })

  it('shows whole why it is empty where its columns are wider than the window', async () => {
    await page.viewport(390, 844)
    const wide = ['Name', 'Duration', 'Size', 'Created', 'Transcription', 'Expectation'].map((header) => ({
      ...columns[0]!,
      id: header,
      header,
    }))
    const screen = await renderThemed(
      <DataTable
        {...table}
        columns={wide}
        rows={[]}
        empty={'Drop files above or record one here. '.repeat(4)}
      />,
    )
    const box = screen.getByRole('table').element().parentElement!
    expect(box.scrollWidth).toBeGreaterThan(box.clientWidth)
    const range = document.createRange()
    range.selectNodeContents(screen.getByText(/^Drop files above/).element())
    expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(box.getBoundingClientRect().right)
  })

  it('is sorted with the keyboard, none to ascending to descending to none', async () => {
    await page.viewport(1600, 900)
    const screen = await renderThemed(<DataTable {...table} />)
    const header = screen.getByRole('columnheader', { name: 'Name' })
    const seen: string[] = []
    await userEvent.tab()
    for (let press = 0; press < 3; press += 1) {
      await userEvent.keyboard('{Enter}')
      const [first] = screen.getByRole('rowheader').elements()
      seen.push(`${header.element().getAttribute('aria-sort')} ${first?.textContent}`)
    }
    expect(seen).toEqual(['ascending BECKER Tom', 'descending MOREAU Camille', 'none MOREAU Camille'])
  })

  it('marks the default order of the server until the user sorts', async () => {
    await page.viewport(1600, 900)
    const onSortChange = vi.fn()
    const screen = await renderThemed(
      <DataTable
        {...table}
        defaultSort={{ column: 'name', direction: 'ascending' }}
        onSortChange={onSortChange}
      />,
    )
    const header = screen.getByRole('columnheader', { name: 'Name' })
    await expect.element(header).toHaveAttribute('aria-sort', 'ascending')
    await header.getByRole('button').click()
    expect(onSortChange).toHaveBeenCalledWith({ column: 'name', direction: 'descending' })
  })

  it('offers no sorting for a column without an order', async () => {
    const screen = await renderThemed(<DataTable {...table} />)
    const added = screen.getByRole('columnheader', { name: 'Added' })
    await expect.element(added).not.toHaveAttribute('aria-sort')
    expect(added.getByRole('button').elements()).toHaveLength(0)
  })

  it('draws a row again only when the row changed', async () => {
    const drawn = vi.fn(({ name }: Member) => name)
    const counted: Column<Member>[] = [
      { id: 'name', header: 'Name', cell: drawn, sortValue: ({ name }) => name },
    ]
    const screen = await renderThemed(<DataTable {...table} columns={counted} />)
    drawn.mockClear()
    await screen.getByRole('button', { name: 'Name' }).click()
    await expect.element(screen.getByRole('columnheader')).toHaveAttribute('aria-sort', 'ascending')
    expect(drawn).not.toHaveBeenCalled()
  })

  it('becomes a list of cards on phones, with the same states', async () => {
    await page.viewport(390, 844)
    const cards = { ...table, renderCard: ({ name }: Member) => <strong>{name}</strong> }
    const screen = await renderThemed(<DataTable {...cards} />)
    await expect.element(screen.getByRole('list', { name: 'Members' })).toBeVisible()
    expect(screen.getByRole('listitem').elements()).toHaveLength(2)
    await screen.unmount()
    const failed = await renderThemed(<DataTable {...cards} error="Lost" onRetry={vi.fn()} />, {
      locale: 'fr-FR',
    })
    await expect.element(failed.getByRole('alert').getByText('Lost')).toBeVisible()
    await expect.element(failed.getByRole('button', { name: 'Réessayer' })).toBeVisible()
    expect(failed.getByRole('list').elements()).toHaveLength(0)
  })

  describe('of which only what is in sight is drawn', () => {
    const rows = Array.from({ length: 2000 }, (_, index) => ({ id: index, name: `Row ${index}`, added: 1 }))
    const long = { ...table, rows, columns: columns.slice(1), isWindowed: true }
    const open = [
      { id: 'name', header: 'Name', cell: ({ name }: Member) => <button type="button">{name}</button> },
    ]

    it('draws few of two thousand rows, and those that are scrolled to', async () => {
      await page.viewport(1600, 900)
      const screen = await renderThemed(<DataTable {...long} columns={columns} />)
      const height = document.documentElement.scrollHeight
      expect(height).toBeGreaterThan(2000 * 52)
      expect(screen.getByRole('row').elements().length).toBeLessThan(60)
      window.scrollTo(0, 1000 * 52)
      const row = screen.getByRole('row', { name: 'Row 1000 1' })
      await expect.element(row).toHaveAttribute('aria-rowindex', '1002')
      expect(screen.getByRole('row').elements().length).toBeLessThan(60)
      expect(document.documentElement.scrollHeight).toBe(height)
      await expect.element(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '2001')
      window.scrollTo(0, 0)
    })

    it('keeps the row with the focus while it is scrolled away', async () => {
      await page.viewport(1600, 900)
      const screen = await renderThemed(<DataTable {...long} columns={open} />)
      const button = screen.getByRole('button', { name: 'Row 3', exact: true })
      button.element().focus()
      window.scrollTo(0, 60_000)
      await expect.element(screen.getByRole('button', { name: 'Row 1155', exact: true })).toBeVisible()
      expect(document.activeElement).toBe(button.element())
      window.scrollTo(0, 0)
    })
  })
})
