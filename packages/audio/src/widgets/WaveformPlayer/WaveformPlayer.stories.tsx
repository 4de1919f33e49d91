import { Stack } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { peaksOf } from '../../signal/peaks.js'
import { aVoice, aWavFile } from '../../testing/synthesise.js'
import { WaveformPlayer } from './WaveformPlayer.js'
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

/** Half of it has been played. */
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

/** The sound is loading. */
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
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button')).toBeDisabled()
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Update it, then|Mettez-le à jour, puis/)
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

/** Silence. */
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

const paused = (position: number, seconds: number) =>
  ({ status: 'paused', position, duration: seconds }) as const
const slider = (canvasElement: HTMLElement) => within(canvasElement).getByRole('slider')
const soundsOf = (seek: unknown) => (seek as ReturnType<typeof fn>).mock.calls.map(([position]) => position)

/** Half a minute of two: the time is announced in seconds and minutes. */
export const Long: Story = {
  args: { size: 'large', state: paused(30, 120) },
  play: async ({ canvasElement }) => {
    await expect(slider(canvasElement)).toHaveAttribute('aria-valuetext', '30 seconds of 2 minutes')
    await expect(canvasElement).toHaveTextContent('0:30.0 / 2:00.0')
  },
}

/** The same in French, with a decimal comma. */
export const OtherLanguage: Story = {
  args: { size: 'large', state: paused(90.5, 120) },
  globals: { locale: 'fr-FR' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(slider(canvasElement).getAttribute('aria-valuetext')?.replaceAll(/\s/gu, ' ')).toBe(
        '1 minute et 30,5 secondes sur 2 minutes',
      ),
    )
    await expect(canvasElement).toHaveTextContent('1:30,5 / 2:00,0')
  },
}

/** An hour and a half: Page keys move by a tenth of it, arrows still by half a second. */
export const Hours: Story = {
  args: { size: 'large', state: paused(2700, 5400) },
  play: async ({ args, canvasElement }) => {
    slider(canvasElement).focus()
    await userEvent.keyboard('{PageUp}{PageDown}{ArrowUp}{ArrowDown}')
    await expect(soundsOf(args.onSeek)).toEqual([3240, 2160, 2700.5, 2699.5])
    await expect(slider(canvasElement)).toHaveAttribute('aria-valuetext', '45 minutes of 90 minutes')
  },
}

/** Page keys move by two seconds in a short sound; keys that mean nothing here stay with the page. */
export const Keyboard: Story = {
  args: { state: paused(2.2, 10) },
  play: async ({ args, canvasElement }) => {
    slider(canvasElement).focus()
    await userEvent.keyboard('{PageUp}{PageDown}{Enter}x')
    await expect(soundsOf(args.onSeek)).toEqual([4.2, expect.closeTo(0.2, 6)])
    await expect(args.onToggle).not.toHaveBeenCalled()
  },
}

/** At its end no key leads past it. */
export const AtEnd: Story = {
  args: { state: paused(duration, duration) },
  play: async ({ args, canvasElement }) => {
    slider(canvasElement).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{PageUp}')
    await expect(soundsOf(args.onSeek)).toEqual([duration, duration, duration])
  },
}

/** Pressed with a pointer: a quarter of the way is a quarter of the sound. */
export const Pressed: Story = {
  args: { state: paused(0, 8) },
  play: async ({ args, canvasElement }) => {
    const { left, top, width } = slider(canvasElement).getBoundingClientRect()
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: slider(canvasElement),
      coords: { clientX: left + width / 4, clientY: top + 4 },
    })
    await expect(soundsOf(args.onSeek)[0]).toBeCloseTo(2, 1)
  },
}

/** Its shape and length are known, the sound is loading: it can be sought meanwhile, and Space does not request it twice. */
export const LoadingKnown: Story = {
  args: { state: { status: 'loading', position: 0, duration } },
  play: async ({ args, canvasElement }) => {
    await expect(slider(canvasElement)).toHaveAttribute('aria-busy', 'true')
    slider(canvasElement).focus()
    await userEvent.keyboard('{End} ')
    await expect(args.onSeek).toHaveBeenCalledWith(duration)
    await expect(args.onToggle).not.toHaveBeenCalled()
  },
}

const second = aWavFile('one.wav', aVoice(1, { seconds: 1 }))
let arrive: ((file: Blob) => void) | undefined
const onItsWay = () => new Promise<Blob>((resolve) => (arrive = resolve))

/** Played from the slider before it was loaded: the focus stays, and playback begins at the sought position. */
export const SoughtWhileLoading: Story = {
  render: ({ label, peaks }) => (
    <WaveformPlayer label={label} peaks={peaks} source={onItsWay} durationSeconds={1} />
  ),
  play: async ({ canvasElement }) => {
    const track = slider(canvasElement)
    track.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(track).toHaveAttribute('aria-busy', 'true'))
    await userEvent.keyboard('{ArrowRight}')
    arrive?.(second)
    await waitFor(() => expect(track).toHaveAttribute('aria-busy', 'false'))
    await expect(track).toHaveFocus()
    await expect(Number(track.getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(0.5)
    await within(canvasElement).findByRole('button', { name: /Pause/ })
    await userEvent.keyboard('{End}')
    await expect(await within(canvasElement).findByRole('button', { name: /Play/ })).toBeVisible()
  },
}

let tries = 0
const onSecondTry = async () => {
  tries++
  if (tries % 2 === 1) throw new TypeError('The connection was lost.')
  return second
}

/** The connection was lost the first time; pressed again, it is there. */
export const Retried: Story = {
  // The place where it stops is another one each time.
  tags: ['no-picture'],
  render: ({ label }) => <WaveformPlayer label={label} source={onSecondTry} />,
  beforeEach: () => {
    tries = 0
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /again/ }))
    await waitFor(() => expect(slider(canvasElement)).toHaveAttribute('aria-valuemax', '1'))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: /Pause/ }))
  },
}

/** A recording of no length at all: there is nowhere to go, and nothing breaks. */
export const Empty: Story = {
  args: { peaks: [], state: paused(0, 0) },
  play: async ({ args, canvasElement }) => {
    await expect(slider(canvasElement)).toHaveAttribute('aria-valuetext', '0 seconds of 0 seconds')
    slider(canvasElement).focus()
    await userEvent.keyboard('{ArrowRight}{End}')
    await expect(soundsOf(args.onSeek)).toEqual([0, 0])
    await expect(canvasElement.innerHTML).not.toContain('NaN')
  },
}

/** Its shape is unknown before it is played: a dotted line of full width. */
export const Unknown: Story = {
  args: { peaks: [] },
  play: async ({ canvasElement }) => {
    const [dots] = slider(canvasElement).querySelectorAll('path')
    await waitFor(() => expect(dots!.getBBox().width).toBeGreaterThan(slider(canvasElement).clientWidth - 12))
    await expect(dots!.getBBox().height).toBeLessThanOrEqual(2)
  },
}

const marks = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLElement>('[role="slider"] > span[title]'),
]

/** The first region begins with the sound, the last was measured a little past its end: neither leaves the waveform. */
export const RegionsAtEnds: Story = {
  args: {
    regions: [
      { label: 'pick six', start: 0, end: 0.6 },
      { label: 'aisle nine', start: 2.7, end: 3.4 },
    ],
  },
  play: async ({ canvasElement }) => {
    const [first, last] = marks(canvasElement)
    const track = slider(canvasElement).getBoundingClientRect()
    await expect(first!.getBoundingClientRect().left).toBeCloseTo(track.left, 0)
    await expect(last!.getBoundingClientRect().right).toBeCloseTo(track.right, 0)
  },
}

/** The recording ends within a word: its last moment is hatched, and keeps to the track however short it is. */
export const RegionCutOff: Story = {
  args: { regions: [{ label: 'Cut off', start: duration - 0.01, end: duration, isCutOff: true }] },
  play: async ({ canvasElement }) => {
    const [mark] = marks(canvasElement)
    const track = slider(canvasElement).getBoundingClientRect()
    await expect(mark!.getBoundingClientRect().right).toBeCloseTo(track.right, 0)
    await expect(mark!.getBoundingClientRect().width).toBeGreaterThanOrEqual(8)
    await expect(getComputedStyle(mark!).backgroundImage).toContain('repeating-linear-gradient')
    await expect(slider(canvasElement)).toHaveAccessibleDescription(/^Cut off: .+3[.,]2/)
  },
}

/** Two people speak at once, and the same word was found twice in one place: each is marked and said. */
export const RegionsOverlap: Story = {
  args: {
    regions: [
      { label: 'pick six', start: 0.4, end: 1.6 },
      { label: 'yes', start: 1.2, end: 2 },
      { label: 'yes', start: 1.2, end: 2.2 },
    ],
  },
  play: async ({ canvasElement }) => {
    const [first, second, third] = marks(canvasElement).map((mark) => mark.getBoundingClientRect())
    await expect(second!.left).toBeLessThan(first!.right)
    await expect(third!.width).toBeGreaterThan(second!.width)
    await expect(slider(canvasElement)).toHaveAccessibleDescription(/yes: from 1.2.+yes: from 1.2/)
  },
}

/** A moment without length, such as the time of a wake word, is still visible. */
export const RegionMoment: Story = {
  args: { regions: [{ label: 'wake word', start: 1.3, end: 1.3 }] },
  play: async ({ canvasElement }) => {
    await expect(marks(canvasElement)[0]!.offsetWidth).toBeGreaterThanOrEqual(2)
  },
}

/** In a narrow column: the waveform shrinks, the button and the time do not. */
export const Narrowed: Story = {
  args: { size: 'large' },
  decorators: [
    (Player) => (
      <div style={{ width: 220 }}>
        <Player />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const place = slider(canvasElement).parentElement!.parentElement!
    await expect(place.scrollWidth).toBe(220)
    await expect(slider(canvasElement).clientWidth).toBeGreaterThanOrEqual(40)
    await expect(within(canvasElement).getByRole('button').clientWidth).toBeGreaterThanOrEqual(44)
  },
}

/** In a row of a list, the file is gone: the reason replaces the waveform. */
export const SmallMissing: Story = {
  args: { size: 'small', state: { status: 'blocked', problem: 'missing' } },
  decorators: Narrowed.decorators!,
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert')
    await expect(alert.scrollWidth).toBeLessThanOrEqual(alert.clientWidth)
    await expect(within(canvasElement).queryByRole('slider')).toBeNull()
  },
}
