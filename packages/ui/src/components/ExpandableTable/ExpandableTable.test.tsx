import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { ExpandableTable } from './ExpandableTable.js'

const table = (props = {}) => (
  <ExpandableTable
    {...props}
    caption="Albums"
    columns={[
      { id: 'photos', header: 'Photos', cell: ({ photos }) => photos },
      { id: 'name', header: 'Album', isRowHeader: true, cell: ({ name }) => name },
    ]}
    rows={[
      { name: 'Harbour', photos: 1 },
      { name: 'Garden', photos: 2 },
    ]}
    rowKey={({ name }) => name}
    renderDetails={({ name }) => <p>Photos of {name}</p>}
  />
)

describeComponent('ExpandableTable', table, { role: 'table' })

describe('ExpandableTable', () => {
  it('opens a row by the column that names it, and draws no details of closed rows', async () => {
    const screen = await renderThemed(table())
    expect(
      screen
        .getByRole('rowheader')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Harbour', 'Garden'])
    await screen.getByRole('button', { name: 'Garden' }).click()
    await expect.element(screen.getByText('Photos of Garden')).toBeVisible()
    expect(screen.getByText('Photos of Harbour').elements()).toEqual([])
  })

  it('is opened by a press anywhere in the row', async () => {
    const screen = await renderThemed(table())
    // The trigger covers the cell, which would refuse a press of its own.
    await screen.getByRole('cell', { name: '2' }).click({ force: true })
    await expect.element(screen.getByText('Photos of Garden')).toBeVisible()
  })
})
