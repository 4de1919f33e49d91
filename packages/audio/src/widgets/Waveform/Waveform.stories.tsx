import { Stack } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { peaksOf } from '../../signal/peaks.js'
import { aVoice } from '../../testing/synthesise.js'
import { Waveform } from './Waveform.js'

const meta = {
  title: 'Audio/Waveform',
  component: Waveform,
  args: { peaks: peaksOf(aVoice(3, { seconds: 3 }), 30) },
} satisfies Meta<typeof Waveform>
export default meta
type Story = StoryObj<typeof meta>

/** A sound in a row of a list. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('path')).toHaveLength(1)
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}

/** Half of it has been played. */
export const Playing: Story = {
  args: { playedFraction: 0.5, hasCursor: true, height: 48 },
  play: async ({ canvasElement }) => {
    const cursor = canvasElement.querySelector('line') as SVGLineElement
    await expect(Number(cursor.getAttribute('x1')) * 2).toBe(
      canvasElement.querySelector('svg')?.width.baseVal.value,
    )
    await expect(canvasElement.querySelectorAll('path')).toHaveLength(2)
  },
}

/** It grows while someone speaks. */
export const Recording: Story = {
  args: { tone: 'recording' },
  play: async ({ canvasElement }) => {
    const [bars] = canvasElement.querySelectorAll('path')
    await expect(getComputedStyle(bars as Element).stroke).not.toBe('none')
  },
}

/** Too loud in places: those bars are red. */
export const Clipped: Story = {
  args: { peaks: peaksOf(aVoice(3, { seconds: 3, amplitude: 2 }), 30) },
  play: async ({ canvasElement }) => {
    // The bars that are too loud are drawn apart.
    await expect(canvasElement.querySelectorAll('path')).toHaveLength(2)
  },
}

/** Nothing was said: a dotted line. */
export const Silent: Story = {
  args: { peaks: new Float32Array(30) },
  play: async ({ canvasElement }) => {
    const [dots] = canvasElement.querySelectorAll('path')
    await expect(dots?.getBBox().height).toBeLessThanOrEqual(2)
  },
}

const rows = Array.from({ length: 200 }, (_, row) =>
  peaksOf(aVoice(row, { seconds: 1, sampleRate: 4000 }), 30),
)

/** Two hundred rows cost two hundred paths: one node for the drawing and one for its bars. */
export const Crowded: Story = {
  render: () => (
    <Stack gap="x05">
      {rows.map((peaks, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
        <Waveform key={row} peaks={peaks} height={20} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg, svg *')).toHaveLength(400)
  },
}

const svg = (canvasElement: HTMLElement) => canvasElement.querySelector('svg')!
const drawing = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('path')]

/** Played to its end: all bars have the played colour, and the cursor is at the far side. */
export const Ended: Story = {
  args: { playedFraction: 1, hasCursor: true },
  play: async ({ canvasElement }) => {
    const [rest, played] = drawing(canvasElement)
    await expect(rest).toHaveAttribute('d', '')
    await expect(played!.getAttribute('d')!.split('M')).toHaveLength(31)
    await expect(canvasElement.querySelector('line')!.x1.baseVal.value).toBe(120)
  },
}

/** A sound of no length takes no place. */
export const Empty: Story = {
  args: { peaks: [] },
  play: async ({ canvasElement }) => {
    await expect(svg(canvasElement).width.baseVal.value).toBe(0)
    await expect(drawing(canvasElement)[0]).toHaveAttribute('d', '')
  },
}

/** One sample alone is one bar. */
export const One: Story = {
  args: { peaks: [0.4] },
  play: async ({ canvasElement }) => {
    await expect(svg(canvasElement).width.baseVal.value).toBe(4)
    await expect(drawing(canvasElement)[0]!.getBBox().height).toBeGreaterThan(10)
  },
}

/** A whisper: a hundredth of full scale is still distinct from silence. */
export const Quiet: Story = {
  args: { peaks: peaksOf(aVoice(3, { seconds: 3, amplitude: 0.01 }), 30) },
  play: async ({ canvasElement }) => {
    const { height } = drawing(canvasElement)[0]!.getBBox()
    await expect(height).toBeGreaterThan(1)
    await expect(height).toBeLessThan(6)
  },
}

/** Clipped and half played: clipping stays red on both sides of the cursor. */
export const ClippedPlaying: Story = {
  args: { peaks: [0.3, 1, 0.3, 0.3, 1, 0.3], playedFraction: 0.5, hasCursor: true },
  play: async ({ canvasElement }) => {
    const bars = drawing(canvasElement).map((path) => path.getAttribute('d')!.split('M').length - 1)
    await expect(bars).toEqual([2, 2, 2])
  },
}

/** A decoder may exceed full scale: the bars stay inside the height. */
export const Overflow: Story = {
  args: { peaks: [0.5, 2.5, 40], height: 24 },
  play: async ({ canvasElement }) => {
    for (const path of drawing(canvasElement)) {
      const { y, height } = path.getBBox()
      await expect(y).toBeGreaterThanOrEqual(0)
      await expect(y + height).toBeLessThanOrEqual(24)
    }
  },
}
