import { Inline } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { type Technology, technologies } from '../technologies.js'
import { BandGlyph, type BandState } from './BandGlyph.js'

const all = (state: BandState) =>
  Object.fromEntries(technologies.map((technology) => [technology, state])) as Record<Technology, BandState>

const meta = {
  title: 'Shell/BandGlyph',
  component: BandGlyph,
  args: {
    size: 56,
    states: {
      wakeWord: 'delivered',
      strictCommands: 'delivered',
      intentCommands: 'delivered',
      biometrics: 'requested',
      synthesis: 'delivered',
    },
  },
} satisfies Meta<typeof BandGlyph>
export default meta
type Story = StoryObj<typeof meta>

/** Number of shapes of a kind in the glyph. */
const shapesIn = (canvasElement: HTMLElement, kind: string) =>
  within(canvasElement).getByRole('img').querySelectorAll(kind).length

/** Four technologies delivered, one requested, two absent. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const glyph = within(canvasElement).getByRole('img')
    await expect(glyph.getAttribute('aria-label')).toMatch(/^4 .*7.*, 1 /)
  },
}

/** Everything is delivered. */
export const Delivered: Story = {
  args: { states: all('delivered') },
  play: async ({ canvasElement }) => {
    await expect(shapesIn(canvasElement, 'rect[fill="currentColor"]')).toBe(7)
  },
}

/** Everything is requested, nothing delivered yet. */
export const Requested: Story = {
  args: { states: all('requested') },
  play: async ({ canvasElement }) => {
    await expect(shapesIn(canvasElement, 'rect[fill="none"]')).toBe(7)
  },
}

/** A new project: seven dots. */
export const Empty: Story = {
  args: { states: {} },
  play: async ({ canvasElement }) => {
    await expect(shapesIn(canvasElement, 'circle')).toBe(7)
  },
}

/** The sizes in use. */
export const Sizes: Story = {
  render: (args) => (
    <Inline gap="x3">
      {[20, 28, 40, 56, 88].map((size) => (
        <BandGlyph key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
}
