import { Button } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { aTone } from '../../testing/synthesise.js'
import { Spectrogram } from './Spectrogram.js'

// Two seconds at 16 kHz: a tone that rises from 300 to 6000 Hz, with a pause in the middle.
const rising = Float32Array.from({ length: 32_000 }, (_, index) => {
  const seconds = index / 16_000
  const isPause = seconds > 0.9 && seconds < 1.1
  return isPause ? 0 : 0.3 * Math.sin(2 * Math.PI * (300 * seconds + 1425 * seconds ** 2))
})

const meta = {
  title: 'Audio/Spectrogram',
  component: Spectrogram,
  args: { samples: rising, sampleRate: 16_000, height: 'large' },
} satisfies Meta<typeof Spectrogram>
export default meta
type Story = StoryObj<typeof meta>

const drawn = async (canvasElement: HTMLElement) => {
  const picture = within(canvasElement).getByRole('img')
  await waitFor(() => expect(picture).toHaveAttribute('data-drawn'))
  return picture
}

/** A real recording: a rising tone with a pause. Its text gives its length and its highest frequency. */
export const Default: Story = {
  args: { name: 'sweep.wav' },
  play: async ({ canvasElement }) => {
    const picture = await drawn(canvasElement)
    await expect(picture.getAttribute('aria-label')).toMatch(/sweep\.wav.*2.*8/)
  },
}

/** Low, as above a player. */
export const Small: Story = {
  args: { height: 'small' },
  play: async ({ canvasElement }) => {
    await expect((await drawn(canvasElement)).clientHeight).toBeLessThan(200)
  },
}

/** How bright the picture is at a place, in [0, 255]: from the left and from below, as fractions of it. */
const brightness = (picture: HTMLElement, x: number, y: number) => {
  const { width, height, ...canvas } = canvasOf(picture)
  const { data } = canvas.context.getImageData(
    Math.min(width - 1, Math.round(x * width)),
    Math.min(height - 1, Math.round((1 - y) * height)),
    1,
    1,
  )
  return Math.max(data[0]!, data[1]!, data[2]!)
}
const canvasOf = (picture: HTMLElement) => {
  const canvas = picture.querySelector('canvas')!
  return { width: canvas.width, height: canvas.height, context: canvas.getContext('2d')! }
}

/** One tone of 2 kHz: one line at a quarter of the height, and nothing above it. */
export const One: Story = {
  args: { samples: aTone(2000, { seconds: 1 }), name: 'tone.wav', height: 'medium' },
  play: async ({ canvasElement }) => {
    const picture = await drawn(canvasElement)
    await expect(brightness(picture, 0.5, 0.25)).toBeGreaterThan(200)
    await expect(brightness(picture, 0.5, 0.7)).toBeLessThan(80)
  },
}

/** Nothing was said: dark from edge to edge. */
export const Silent: Story = {
  args: { samples: new Float32Array(16_000), height: 'medium' },
  play: async ({ canvasElement }) => {
    const picture = await drawn(canvasElement)
    for (const place of [0.1, 0.5, 0.9]) await expect(brightness(picture, place, place)).toBeLessThan(80)
  },
}

/** A recording without a single sample is a dark picture of no length, not a fault. */
export const Empty: Story = {
  args: { samples: new Float32Array(0), name: 'empty.wav', height: 'small' },
  play: async ({ canvasElement }) => {
    const picture = await drawn(canvasElement)
    await expect(picture).toHaveAccessibleName(/empty\.wav, 0\ss/)
    await expect(brightness(picture, 0.5, 0.5)).toBeLessThan(80)
  },
}

/** A click of ten milliseconds, shorter than one window of the transform: it is drawn all the same. */
export const Short: Story = {
  args: { samples: aTone(1000, { seconds: 0.01, amplitude: 0.001 }), height: 'small' },
  play: async ({ canvasElement }) => {
    const picture = await drawn(canvasElement)
    const low = brightness(picture, 0.5, 0.125)
    await expect(low).toBeGreaterThan(brightness(picture, 0.5, 0.95))
    await expect(low).toBeLessThan(240)
  },
}

/** Recorded over the telephone at 8 kHz: nothing above 4 kHz is drawn or promised. */
export const Narrowed: Story = {
  args: { samples: aTone(3000, { seconds: 1, sampleRate: 8000 }), sampleRate: 8000, height: 'medium' },
  play: async ({ canvasElement }) => {
    const picture = await drawn(canvasElement)
    await expect(picture).toHaveAccessibleName(/0 to 4\skHz/)
    await expect(brightness(picture, 0.5, 0.75)).toBeGreaterThan(200)
  },
}

/** Ten minutes: no more columns are drawn than there are pixels, and the length is in minutes. */
export const Long: Story = {
  args: { samples: new Float32Array(600 * 8000), sampleRate: 8000, name: 'meeting.wav', height: 'small' },
  play: async ({ canvasElement }) => {
    const picture = await drawn(canvasElement)
    await expect(canvasOf(picture).width).toBeLessThanOrEqual(1100)
    await expect(picture).toHaveAccessibleName('Spectrogram of meeting.wav, 10 minutes, 0 to 4 kHz')
  },
}

const low = aTone(1000, { seconds: 0.5 })
const high = aTone(6000, { seconds: 0.5 })

function Enhanced() {
  const [samples, setSamples] = useState(low)
  return (
    <>
      <Spectrogram samples={samples} height="small" />
      <Button onPress={() => setSamples(high)}>Show the other</Button>
    </>
  )
}

/** Another sound replaces the first and is drawn from scratch. */
export const Replacement: Story = {
  render: () => <Enhanced />,
  play: async ({ canvasElement }) => {
    const picture = await drawn(canvasElement)
    await expect(brightness(picture, 0.5, 0.125)).toBeGreaterThan(200)
    await userEvent.click(within(canvasElement).getByRole('button'))
    await waitFor(() => expect(brightness(picture, 0.5, 0.75)).toBeGreaterThan(200))
    await drawn(canvasElement)
    await expect(brightness(picture, 0.5, 0.125)).toBeLessThan(120)
  },
}
