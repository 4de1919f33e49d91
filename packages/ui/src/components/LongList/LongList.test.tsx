import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { LongList } from './LongList.js'

type Row = { readonly name: string }
const rows: Row[] = Array.from({ length: 2000 }, (_, at) => ({ name: `row ${at}` }))
const nameOf = ({ name }: Row) => name
const shared = { label: 'Rows', items: rows, itemKey: nameOf, textOf: nameOf, estimatedRowHeight: 20 }

describeComponent(
  'LongList',
  (own) => (
    <LongList {...shared} {...own}>
      {nameOf}
    </LongList>
  ),
  { role: 'grid' },
)

describe('LongList', () => {
  it('renders the rows in view by a new function and prepares none again', async () => {
    const prepared: string[] = []
    const textOf = (row: Row) => {
      prepared.push(row.name)
      return row.name
    }
    const list = (count: number) => (
      <LongList {...shared} textOf={textOf}>
        {({ name }) => `${name}: ${count}`}
      </LongList>
    )
    const screen = await renderThemed(list(0))
    await expect.element(screen.getByText('row 3: 0')).toBeVisible()
    const before = prepared.length
    await screen.rerender(list(1))
    await expect.element(screen.getByText('row 3: 1')).toBeVisible()
    expect(prepared.length).toBe(before)
  })

  it('renders the rows that the page is scrolled to', async () => {
    const screen = await renderThemed(<LongList {...shared}>{nameOf}</LongList>)
    await expect.element(screen.getByRole('row', { name: 'row 0', exact: true })).toBeVisible()
    window.scrollTo(0, 20_000)
    await expect.element(screen.getByRole('row', { name: 'row 1005', exact: true })).toBeInTheDocument()
    expect(screen.getByRole('row').elements().length).toBeLessThan(200)
    window.scrollTo(0, 0)
  })
})
