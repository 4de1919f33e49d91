import { Stack } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { peaksOf } from '../../signal/peaks.js'
import { aVoice } from '../../testing/synthesise.js'
import { WaveformPlayerView } from './WaveformPlayerView.js'

const duration = 3.2

const meta = {
  title: 'Audio/WaveformPlayer',
  component: WaveformPlayerView,
  args: {
    label: 'tom-15.wav',
    peaks: peaksOf(aVoice(15, { seconds: duration }), 800),
    state: { status: 'paused', position: 0, duration },
    onToggle: fn(),
    onSeek: fn(),
  },
} satisfies Meta<typeof WaveformPlayerView>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing has been played yet: the whole length is shown. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onToggle).toHaveBeenCalledOnce()
  },
}

/** Half of it has been heard. */
export const Playing: Story = {
  args: { state: { status: 'playing', position: 1.6, duration } },
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider')
    await expect(slider).toHaveAttribute('aria-valuenow', '1.6')
    await expect(canvasElement.textContent).toMatch(/0:01[.,]6/)
  },
}

/** Stopped in the middle. */
export const Paused: Story = {
  args: { state: { status: 'paused', position: 2.1, duration } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /Play/ })).toBeVisible()
    await expect(within(canvasElement).getByRole('slider')).toHaveAttribute('aria-valuenow', '2.1')
  },
}

/** Played to its end. */
export const Ended: Story = {
  args: { state: { status: 'paused', position: duration, duration } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider')).toHaveAttribute('aria-valuenow', String(duration))
    await expect(within(canvasElement).getByRole('button', { name: /Play/ })).toBeVisible()
  },
}

/** Reached with the keyboard: arrows move by half a second, Home and End to either end, Space plays. */
export const Focused: Story = {
  args: { state: { status: 'paused', position: 1.6, duration } },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('slider')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Home}{End} ')
    await expect(args.onSeek).toHaveBeenNthCalledWith(1, 2.1)
    await expect(args.onSeek).toHaveBeenNthCalledWith(2, 1.1)
    await expect(args.onSeek).toHaveBeenNthCalledWith(3, 0)
    await expect(args.onSeek).toHaveBeenNthCalledWith(4, duration)
    await expect(args.onToggle).toHaveBeenCalledOnce()
  },
}

/** The sound is on its way. */
export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onToggle).not.toHaveBeenCalled()
  },
}

/** The file is gone. */
export const Missing: Story = {
  args: { state: { status: 'blocked', problem: 'missing' } },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onToggle).toHaveBeenCalledOnce()
  },
}

/** The file is damaged or did not arrive; it can be tried again. */
export const Failed: Story = {
  args: { state: { status: 'blocked', problem: 'failed' } },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onToggle).toHaveBeenCalledOnce()
  },
}

/** The browser plays no sound. */
export const AudioUnsupported: Story = {
  args: { state: { status: 'blocked', problem: 'unsupported' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled()
  },
}

/** Too loud in places: those bars are red, played or not. */
export const Clipped: Story = {
  args: { peaks: peaksOf(aVoice(15, { seconds: duration, amplitude: 1.8 }), 800), size: 'large' },
  play: async ({ canvasElement }) => {
    // Those bars are drawn apart from the others.
    await waitFor(() =>
      expect(within(canvasElement).getByRole('slider').querySelectorAll('path')).toHaveLength(2),
    )
  },
}

/** Nothing is heard in it. */
export const Silent: Story = {
  args: { peaks: new Float32Array(800) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Play/ }))
    await expect(args.onToggle).toHaveBeenCalledOnce()
  },
}

/** The main player of a view. */
export const Large: Story = {
  args: { size: 'large', state: { status: 'playing', position: 1.24, duration } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toMatch(/0:01[.,]2.*\/.*0:03[.,]2/)
  },
}

/** Both sizes, at rest, half way and at the end. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="x4">
      {(['medium', 'large'] as const).flatMap((size) =>
        [0, 1.6, duration].map((position) => (
          <WaveformPlayerView
            key={`${size} ${position}`}
            {...args}
            label={`${size}-${position}.wav`}
            size={size}
            state={{ status: 'paused', position, duration }}
          />
        )),
      )}
    </Stack>
  ),
}

/** In a row that says the length itself: no time beside it. */
export const Small: Story = {
  args: { size: 'small' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider')).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent(/0:0/)
  },
}

/** Parts of the sound have a name; they are marked, and said with the slider. */
export const Regions: Story = {
  args: {
    regions: [
      { label: 'pick six', start: 0.2, end: 0.8 },
      { label: 'aisle nine', start: 1, end: 1.5 },
    ],
  },
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider')
    await expect(slider).toHaveAccessibleDescription(/pick six.+0[.,]2.+0[.,]8.+aisle nine.+1.+1[.,]5/)
    const [first, second] = canvasElement.querySelectorAll<HTMLElement>('[role="slider"] > span[title]')
    await expect(first!.offsetLeft + first!.offsetWidth).toBeLessThan(second!.offsetLeft)
  },
}
