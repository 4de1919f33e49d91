import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
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
  await waitFor(() => expect(picture).toHaveAttribute('data-drawn'), { timeout: 20_000 })
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
