import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { type Gap, gapScale } from '../../tokens/values.js'
import { Box } from '../Box/Box.js'
import { Inline } from '../Inline/Inline.js'
import { Text } from '../Text/Text.js'
import { Stack } from './Stack.js'

const rows = ['Photos', 'Videos', 'Music'].map((name) => (
  <Box key={name} padding="x1" surface="sunken" radius="xs">
    <Text variant="bodySmall">{name}</Text>
  </Box>
))

const meta = {
  title: 'UI/Layout/Stack',
  id: 'ui-stack',
  component: Stack,
  args: { children: rows },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

/** Things one below the other. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const tops = ['Photos', 'Videos', 'Music'].map(
      (name) => within(canvasElement).getByText(name).getBoundingClientRect().top,
    )
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    await expect(new Set(tops).size).toBe(3)
  },
}

/** Every gap of the scale. */
export const Gaps: Story = {
  render: () => (
    <Inline gap="x4" align="start">
      {(Object.keys(gapScale) as Gap[]).map((gap) => (
        <Stack key={gap} gap={gap}>
          <Text variant="caption">{gap}</Text>
          {rows}
        </Stack>
      ))}
    </Inline>
  ),
}

/** Aligned at the end instead of as wide as the stack. */
export const Aligned: Story = {
  args: { align: 'end' },
  play: async ({ canvasElement }) => {
    const photos = within(canvasElement).getByText('Photos').parentElement as HTMLElement
    const stack = photos.parentElement as HTMLElement
    await expect(photos.getBoundingClientRect().right).toBeCloseTo(stack.getBoundingClientRect().right, 0)
    await expect(photos.clientWidth).toBeLessThan(stack.clientWidth / 2)
  },
}

/** A list for screen readers too. */
export const AsList: Story = {
  args: {
    as: 'ul',
    role: 'list',
    'aria-label': 'Models',
    children: rows.map((row) => <li key={row.key}>{row}</li>),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3)
  },
}
