import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { widthClassOf } from '../../theme/breakpoints.js'
import { Box } from '../Box/Box.js'
import { Text } from '../Text/Text.js'
import { Columns } from './Columns.js'

const cards = (names: readonly string[]) =>
  names.map((name) => (
    <Box key={name} padding="card" surface="raised" border="subtle" radius="md">
      <Text>{name}</Text>
    </Box>
  ))
const models = ['orders-en', 'orders-fr', 'order-forms', 'hello-halden', 'aisle-seven', 'dock-nine']

const meta = {
  title: 'UI/Layout/Columns',
  id: 'ui-columns',
  component: Columns,
  args: { count: 3, children: cards(models) },
} satisfies Meta<typeof Columns>
export default meta
type Story = StoryObj<typeof meta>

/** Number of columns of the cards. */
function columnsOf(canvasElement: HTMLElement, names: readonly string[]): number {
  const places = names.map((name) => within(canvasElement).getByText(name).getBoundingClientRect().left)
  return new Set(places).size
}

/** Three at every width. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement, models)).toBe(3)
  },
}

/** One on phones, two on tablets, three from laptop on. */
export const ByWidth: Story = {
  args: { count: { phone: 1, tablet: 2, laptop: 3 } },
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement, models)).toBe(
      { phone: 1, tablet: 2, laptop: 3, desktop: 3 }[widthClassOf(window.innerWidth)],
    )
  },
}

/** A side column from laptop on, after the list before. */
export const Aside: Story = {
  args: { count: 'aside', children: cards(['Folders', 'Get started']) },
  play: async ({ canvasElement }) => {
    const isBeside = ['laptop', 'desktop'].includes(widthClassOf(window.innerWidth))
    await expect(columnsOf(canvasElement, ['Folders', 'Get started'])).toBe(isBeside ? 2 : 1)
  },
}

/** Cards as tall as their content. */
export const AlignedStart: Story = {
  args: {
    align: 'start',
    count: 2,
    children: [
      ...cards(['Short']),
      ...cards(['A long sentence that takes several lines in its narrow column. '.repeat(3)]),
    ],
  },
  play: async ({ canvasElement }) => {
    const short = within(canvasElement).getByText('Short').parentElement as HTMLElement
    const long = within(canvasElement).getByText(/A long sentence/).parentElement as HTMLElement
    await expect(short.clientHeight).toBeLessThan(long.clientHeight)
  },
}

/** A list of cards is a list for screen readers too. */
export const AsList: Story = {
  args: {
    as: 'ul',
    role: 'list',
    count: { phone: 1, laptop: 2 },
    children: models.map((name) => (
      <Box key={name} as="li" padding="card" surface="raised" border="subtle" radius="md">
        <Text>{name}</Text>
      </Box>
    )),
  },
  play: async ({ canvasElement }) => {
    await expect(within(within(canvasElement).getByRole('list')).getAllByRole('listitem')).toHaveLength(
      models.length,
    )
  },
}
