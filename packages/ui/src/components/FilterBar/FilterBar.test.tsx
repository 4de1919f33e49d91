import { describe, expect, it, vi } from 'vitest'
import { describeComponent } from '../../testing/describeComponent.js'
import { renderThemed } from '../../testing/renderThemed.js'
import { FilterBar, type FilterBarProps } from './FilterBar.js'

const props = {
  label: 'Filter',
  filters: [{ id: 'kind', label: 'Kind', value: 'all', options: [{ value: 'all', label: 'Any kind' }] }],
  onChange: vi.fn(),
  onReset: vi.fn(),
} satisfies FilterBarProps

describeComponent('FilterBar', (own) => <FilterBar {...props} {...own} />, { role: 'search' })

describe('FilterBar', () => {
  it('says how many were found, before and after it is known', async () => {
    const screen = await renderThemed(<FilterBar {...props} />)
    await expect.element(screen.getByRole('status')).toHaveTextContent('')
    await screen.rerender(<FilterBar {...props} found="2 files" />)
    await expect.element(screen.getByRole('status')).toHaveTextContent('2 files')
  })

  it.each([undefined, '2 files'])('keeps the actions at its end where it says %s', async (found) => {
    const screen = await renderThemed(
      <FilterBar {...props} found={found} actions={<button type="button">Export</button>} />,
    )
    const bar = screen.getByRole('search').element().getBoundingClientRect()
    const action = screen.getByRole('button', { name: 'Export' }).element().getBoundingClientRect()
    expect(action.right).toBeCloseTo(bar.right, 0)
  })
})
