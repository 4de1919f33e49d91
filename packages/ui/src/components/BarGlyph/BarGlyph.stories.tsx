import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Inline } from '../../primitives/Inline/Inline.js'
import { BarGlyph } from './BarGlyph.js'

const meta = {
  title: 'UI/Data/BarGlyph',
  id: 'ui-barglyph',
  component: BarGlyph,
  args: {
    size: 56,
    bars: ['solid', 'solid', 'solid', 'outline', 'solid'],
    label: 'Four parts there, one on its way',
  },
} satisfies Meta<typeof BarGlyph>
export default meta
type Story = StoryObj<typeof meta>

/** Four solid bars, one outlined, two dots. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: args.label })).toBeVisible()
  },
}

/** Seven dots. */
export const Empty: Story = {
  args: { bars: [], label: 'No parts' },
  play: async ({ canvasElement }) => {
    const glyph = within(canvasElement).getByRole('img', { name: 'No parts' })
    await expect(glyph.querySelectorAll('circle')).toHaveLength(7)
    await expect(glyph.querySelector('rect')).toBeNull()
  },
}

/** A mark in one colour: all seven bars. */
export const Mono: Story = {
  render: () => <BarGlyph size={56} isMono label="Seven parts" />,
  play: async ({ canvasElement }) => {
    const bars = within(canvasElement).getByRole('img', { name: 'Seven parts' }).querySelectorAll('rect')
    await expect(bars).toHaveLength(7)
    await expect(new Set([...bars].map((bar) => getComputedStyle(bar).color)).size).toBe(1)
  },
}

/** Something is under way; under reduced motion the bars breathe instead of moving. */
export const Loading: Story = {
  render: () => <BarGlyph size={56} isMono isAnimated label="" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).not.toBeInTheDocument()
  },
}

/** The sizes in use. */
export const Sizes: Story = {
  render: (args) => (
    <Inline gap="x3">
      {[20, 28, 40, 56, 88].map((size) => (
        <BarGlyph key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
}
