import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.js'
import { FilterBar } from './FilterBar.js'
import type { Filter } from './FilterChip.js'

const filters: readonly Filter[] = [
  {
    id: 'kind',
    label: 'Kind',
    value: 'all',
    options: [
      { value: 'all', label: 'Any kind' },
      { value: 'photo', label: 'Photos' },
      { value: 'film', label: 'Films' },
    ],
  },
  {
    id: 'year',
    label: 'Year',
    value: 'all',
    options: [
      { value: 'all', label: 'Any year' },
      { value: '2026', label: '2026' },
    ],
  },
]
const changed = fn()
const reset = fn()

const meta = {
  title: 'UI/Data/FilterBar',
  id: 'ui-filterbar',
  component: FilterBar,
  args: {
    label: 'Filter the files',
    search: { label: 'Find a file', value: '' },
    filters,
    onChange: changed,
    onReset: reset,
    found: '48 files',
  },
  beforeEach: () => {
    changed.mockClear()
    reset.mockClear()
  },
  render: ({ filters: given, search, ...rest }) => {
    const [values, setValues] = useState(() => Object.fromEntries(given.map(({ id, value }) => [id, value])))
    const [text, setText] = useState(search?.value ?? '')
    return (
      <FilterBar
        {...rest}
        {...(search && { search: { ...search, value: text, onChange: setText } })}
        filters={given.map((filter) => ({ ...filter, value: values[filter.id] ?? filter.value }))}
        onChange={(id, value) => {
          setValues({ ...values, [id]: value })
          changed(id, value)
        }}
        onReset={() => {
          setValues({})
          setText('')
          reset()
        }}
      />
    )
  },
} satisfies Meta<typeof FilterBar>
export default meta
type Story = StoryObj<typeof meta>

const bar = (canvas: HTMLElement) => within(within(canvas).getByRole('search', { name: 'Filter the files' }))
const resetName = /^(Reset filters|Réinitialiser les filtres)$/

/** Nothing is left out: there is nothing to reset. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement).getByRole('status')).toHaveTextContent('48 files')
    await expect(bar(canvasElement).queryByRole('button', { name: resetName })).toBeNull()
  },
}

const choose = async (canvas: HTMLElement, filter: RegExp, option: string) => {
  await userEvent.click(bar(canvas).getByRole('button', { name: filter }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
}

/** A kind is selected: the filter shows which, and can be reset. A second one can be reset together with it. */
export const Narrowed: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, /Kind/, 'Films')
    await expect(changed).toHaveBeenCalledWith('kind', 'film')
    await expect(bar(canvasElement).getByRole('button', { name: /^Kind\s?: Films$/ })).toBeVisible()
    await expect(bar(canvasElement).queryByRole('button', { name: resetName })).toBeNull()
    await choose(canvasElement, /Year/, '2026')
    await userEvent.click(bar(canvasElement).getByRole('button', { name: resetName }))
    await expect(reset).toHaveBeenCalledOnce()
    await expect(bar(canvasElement).getByRole('button', { name: /Kind/ })).toHaveTextContent('Any kind')
  },
}

/** One of the filters is reset alone, and keeps the focus. */
export const TakenBack: Story = {
  args: {
    filters: filters.map((filter) => (filter.id === 'kind' ? { ...filter, value: 'photo' } : filter)),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      bar(canvasElement).getByRole('button', { name: /^(Remove the filter|Retirer le filtre) Kind$/ }),
    )
    await expect(changed).toHaveBeenCalledWith('kind', 'all')
    const kind = bar(canvasElement).getByRole('button', { name: /Kind/ })
    await expect(kind).toHaveTextContent('Any kind')
    await expect(kind).toHaveFocus()
  },
}

/** An order leaves nothing out: which one it is stays in sight. */
export const Ordered: Story = {
  args: {
    filters: [
      {
        id: 'order',
        label: 'Order',
        value: 'newest',
        isOrder: true,
        options: [
          { value: 'newest', label: 'Newest first' },
          { value: 'oldest', label: 'Oldest first' },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) =>
    expect(bar(canvasElement).getByText('Newest first', { selector: 'span' })).toBeVisible(),
}

/** Words narrow as well. */
export const Searched: Story = {
  args: { search: { label: 'Find a file', value: 'lamp' }, found: '2 files' },
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement).getByRole('searchbox')).toHaveValue('lamp')
    await userEvent.click(bar(canvasElement).getByRole('button', { name: resetName }))
    await expect(bar(canvasElement).getByRole('searchbox')).toHaveValue('')
  },
}

/** Something is done with all that was found. */
export const WithActions: Story = {
  args: { actions: <Button>Download all</Button> },
  play: async ({ canvasElement }) =>
    expect(bar(canvasElement).getByRole('button', { name: 'Download all' })).toBeVisible(),
}
