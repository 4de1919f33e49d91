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
