import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.js'
import { LongList, type LongListProps } from './LongList.js'

type City = { readonly name: string; readonly country: string }

const cities = (count: number): City[] =>
  Array.from({ length: count }, (_, at) => ({ name: `City ${at + 1}`, country: `Country ${at % 200}` }))
const nameOf = ({ name }: City) => name

const meta = {
  title: 'UI/Data/LongList',
  id: 'ui-longlist',
  component: LongList<City>,
  args: {
    label: 'Cities',
    items: cities(5000),
    itemKey: nameOf,
    textOf: nameOf,
    estimatedRowHeight: 20,
    children: ({ name, country }) => `${name}, ${country}`,
  },
} satisfies Meta<LongListProps<City>>
export default meta
type Story = StoryObj<LongListProps<City>>

const rowNamed = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('row', { name })

/** Five thousand rows: only the visible ones are rendered, each with its position among all. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('grid', { name: 'Cities' })).toHaveAttribute('aria-rowcount', '5000')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(200)
    await expect(rowNamed(canvasElement, 'City 3')).toHaveAttribute('aria-rowindex', '3')
  },
}

/** With the keyboard: arrows from row to row, to the first and the last, and by the letters of a name. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(rowNamed(canvasElement, 'City 1')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(rowNamed(canvasElement, 'City 2')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(rowNamed(canvasElement, 'City 5000')).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(rowNamed(canvasElement, 'City 1')).toHaveFocus())
    await userEvent.keyboard('City 42')
    await waitFor(() => expect(rowNamed(canvasElement, 'City 42')).toHaveFocus())
  },
}

function Choosing({ onSelectionChange, ...args }: LongListProps<City>) {
  const [chosen, choose] = useState('City 2')
  return (
    <LongList
      {...args}
      selectedKey={chosen}
      onSelectionChange={(key) => {
        choose(key)
        onSelectionChange?.(key)
      }}
    />
  )
}

/** One row is selected; a press or the space bar selects another, and a second press leaves it selected. */
export const Selectable: Story = {
  args: { items: cities(20), onSelectionChange: fn() },
  render: (args) => <Choosing {...args} />,
  play: async ({ args, canvasElement }) => {
    await expect(rowNamed(canvasElement, 'City 2')).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(rowNamed(canvasElement, 'City 4'))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('City 4')
    await expect(rowNamed(canvasElement, 'City 2')).toHaveAttribute('aria-selected', 'false')
    await userEvent.click(rowNamed(canvasElement, 'City 4'))
    await expect(rowNamed(canvasElement, 'City 4')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown} ')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('City 5')
  },
}

/** Rows with actions: the arrows to the side lead to them. */
export const Actions: Story = {
  args: {
    items: cities(20),
    estimatedRowHeight: 40,
    children: ({ name }) => (
      <>
        {name} <Button size="small">Visit</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(within(rowNamed(canvasElement, 'City 2')).getByRole('button')).toHaveFocus()
  },
}

/** Rows of different heights: each takes its own once it is rendered. */
export const Heights: Story = {
  args: {
    items: cities(500),
    gap: 8,
    children: ({ name, country }) => (
      <>
        {name}
        {Array.from({ length: Number(name.slice(5)) % 4 }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
          <div key={line}>{country}</div>
        ))}
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const top = (name: string) => rowNamed(canvasElement, name).getBoundingClientRect()
    await waitFor(() => expect(top('City 4').top).toBeCloseTo(top('City 3').bottom + 8, 0))
    await expect(top('City 3').height).toBeGreaterThan(top('City 1').height)
  },
}

/** A print has all rows. */
export const Printed: Story = {
  args: { items: cities(300) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('City 300, Country 99')).toBeNull()
    window.dispatchEvent(new Event('beforeprint'))
    await expect(canvas.getByText('City 300, Country 99')).toBeInTheDocument()
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(canvas.queryByText('City 300, Country 99')).toBeNull())
  },
}
