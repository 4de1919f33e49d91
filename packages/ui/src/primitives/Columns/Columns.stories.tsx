import type { Meta, StoryObj } from '@storybook/react-vite'
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
  title: 'UI/Columns',
  component: Columns,
  args: { count: 3, children: cards(models) },
} satisfies Meta<typeof Columns>
export default meta
type Story = StoryObj<typeof meta>

/** Three at every width. */
export const Default: Story = {}

/** One on phones, two on tablets, three from laptop on. */
export const ByWidth: Story = { args: { count: { phone: 1, tablet: 2, laptop: 3 } } }

/** A side column from laptop on, after the list before. */
export const Aside: Story = { args: { count: 'aside', children: cards(['Folders', 'Get started']) } }

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
}
