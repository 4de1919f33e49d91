import { Inline } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { MicrophoneProblem } from '../../capture/MicrophoneError.js'
import type { RecorderState } from '../../capture/RecorderState.js'
import { restingMeter } from '../../signal/meter.js'
import { RecorderView } from './RecorderView.js'

const speaking = { ...restingMeter, level: 0.62, hold: 0.74 }
const recording: RecorderState = { status: 'recording', milliseconds: 3200, meter: speaking }
const blocked = (problem: MicrophoneProblem): RecorderState => ({ status: 'blocked', problem })
const recorded = { status: 'recorded', milliseconds: 2400, ending: 'stopped', isClipped: false } as const

const meta = {
  title: 'Audio/Recorder',
  component: RecorderView,
  args: {
    label: 'Record a command',
    state: { status: 'idle' },
    maximumMilliseconds: 10_000,
    onStart: fn(),
    onStop: fn(),
  },
} satisfies Meta<typeof RecorderView>
export default meta
type Story = StoryObj<typeof meta>

const says: Story['play'] = async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement()
}

/** Ready: nothing has been asked of the browser yet. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: args.label }))
    await expect(args.onStart).toHaveBeenCalledOnce()
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement()
  },
}

/** Under the pointer. */
export const Hovered: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.hover(button)
    await expect(button).toHaveAttribute('data-hovered')
  },
}

/** Reached with the keyboard; Space starts. */
export const Focused: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute('data-focus-visible')
    await userEvent.keyboard(' ')
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}

/** The form around it cannot be filled yet; the reason stands nearby. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled()
    await expect(args.onStart).not.toHaveBeenCalled()
  },
}

/** The browser asks for the microphone: presses do nothing until it has a response. */
export const Asking: Story = {
  args: { state: { status: 'asking' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onStart).not.toHaveBeenCalled()
    await expect(within(canvasElement).getByRole('progressbar')).toBeVisible()
  },
}

/** Someone speaks: halo and meter follow the level, and the button now stops. */
export const Recording: Story = {
  args: { state: recording },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onStop).toHaveBeenCalledOnce()
    await expect(args.onStart).not.toHaveBeenCalled()
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent(/0:03[.,]2 \/ 0:10[.,]0/)
    await expect(within(canvasElement).getByRole('meter')).toHaveAttribute('aria-valuenow', '62')
  },
}

/** The form around it was closed while someone spoke: no new recording can begin, and this one can be ended. */
export const DisabledWhileRecording: Story = {
  args: { state: recording, isDisabled: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}

/** The microphone is on and gives nothing for 3 s. */
export const RecordingSilence: Story = {
  args: { state: { status: 'recording', milliseconds: 4000, meter: { ...restingMeter, isSilent: true } } },
  play: says,
}

/** Something was recorded; pressing again records anew. */
export const Recorded: Story = {
  args: { state: recorded },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent(/2[.,]4/)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Record a command' }))
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}

/** Recorded, yet too loud in places. */
export const RecordedClipped: Story = { args: { state: { ...recorded, isClipped: true } }, play: says }

/** Ten seconds are over: the recording ended by itself and is kept. */
export const LimitReached: Story = {
  args: { state: { ...recorded, milliseconds: 10_000, ending: 'limitReached' } },
  play: says,
}

/** Stopped, with almost nothing in it: the recording is thrown away. */
export const TooQuiet: Story = { args: { state: { status: 'tooQuiet', milliseconds: 2400 } }, play: says }

/** The microphone was unplugged while someone spoke; what came before is kept. */
export const UnpluggedWhileRecording: Story = {
  args: { state: { ...recorded, ending: 'unplugged' } },
  play: says,
}

/** The microphone was unplugged before anything was said. */
export const Unplugged: Story = { args: { state: { status: 'unplugged' } }, play: says }

/** The person or the browser's settings refuse the microphone. */
export const MicrophoneBlocked: Story = {
  args: { state: blocked('denied') },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await expect(button).toHaveAccessibleDescription(within(canvasElement).getByRole('status').textContent!)
    await userEvent.click(button)
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}

/** No microphone is plugged in. */
export const NoMicrophone: Story = { args: { state: blocked('noDevice') }, play: says }

/** Another program holds the microphone. */
export const MicrophoneBusy: Story = { args: { state: blocked('busy') }, play: says }

/** The microphone is there and does not start. */
export const MicrophoneFailed: Story = { args: { state: blocked('failed') }, play: says }

/** The browser cannot record: trying again would not help. */
export const AudioUnsupported: Story = {
  args: { state: blocked('unsupported') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled()
    await expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement()
  },
}

/** Alone in the middle of a view, with meters. */
export const Large: Story = {
  args: { size: 'large', state: recording },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('meter')).toHaveAttribute('aria-valuenow', '62')
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}

/** The largest disc, waiting. */
export const LargeReady: Story = {
  args: { size: 'large', maximumMilliseconds: 60_000 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent(/1:00/)
    await expect(within(canvasElement).getByRole('button', { name: 'Record a command' })).toBeEnabled()
  },
}

const states: RecorderState[] = [{ status: 'idle' }, recording, { status: 'asking' }, blocked('noDevice')]

/** Ready, recording, checking, no microphone; in both sizes. */
export const Matrix: Story = {
  render: (args) => (
    <Inline gap="x4" align="start">
      {(['medium', 'large'] as const).flatMap((size) =>
        states.map((state) => <RecorderView key={size + state.status} {...args} size={size} state={state} />),
      )}
    </Inline>
  ),
}
