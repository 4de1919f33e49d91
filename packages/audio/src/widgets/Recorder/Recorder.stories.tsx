import { Inline } from '@saywright/ui'
import { ThemeProvider } from '@saywright/ui/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { MicrophoneProblem } from '../../capture/MicrophoneError.js'
import type { RecorderState } from '../../capture/RecorderState.js'
import { restingMeter } from '../../signal/meter.js'
import { fakeMicrophone } from '../../testing/fakeMicrophone.js'
import { aTone } from '../../testing/synthesise.js'
import { Recorder } from './Recorder.js'
import { RecorderView, type RecorderViewProps } from './RecorderView.js'

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

const says =
  (words: RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const said = within(canvasElement).getByRole('status')
    await expect(said).toHaveTextContent(words)
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription(said.textContent!)
  }

/** Ready: permission was not requested yet. */
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

/** Disabled by the form around it; the reason is nearby. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled()
    await expect(args.onStart).not.toHaveBeenCalled()
  },
}

/** The browser requests permission: presses do nothing until the user responds. */
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

/** The microphone is on and silent for 3 s. */
export const RecordingSilence: Story = {
  args: { state: { status: 'recording', milliseconds: 4000, meter: { ...restingMeter, isSilent: true } } },
  play: says(/No sound for 3 seconds/),
}

/** A finished recording; pressing again replaces it. */
export const Recorded: Story = {
  args: { state: recorded },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent(/2[.,]4/)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Record a command' }))
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}

/** Recorded, yet too loud in places. */
export const RecordedClipped: Story = {
  args: { state: { ...recorded, isClipped: true } },
  play: says(/too loud/),
}

/** Ten seconds are over: the recording ended automatically and is stored. */
export const LimitReached: Story = {
  args: { state: { ...recorded, milliseconds: 10_000, ending: 'limitReached' } },
  play: says(/limit of 10 seconds is reached/),
}

/** Stopped, with almost nothing in it: the recording is thrown away. */
export const TooQuiet: Story = {
  args: { state: { status: 'tooQuiet', milliseconds: 2400 } },
  play: says(/The recording is almost silent/),
}

/** The microphone was unplugged during the recording; the sound so far is stored. */
export const UnpluggedWhileRecording: Story = {
  args: { state: { ...recorded, ending: 'unplugged' } },
  play: says(/recorded before is kept/),
}

/** The microphone was unplugged before anything was said. */
export const Unplugged: Story = {
  args: { state: { status: 'unplugged' } },
  play: says(/Plug it in, then record/),
}

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
export const NoMicrophone: Story = {
  args: { state: blocked('noDevice') },
  play: says(/No microphone was found/),
}

/** Another program uses the microphone. */
export const MicrophoneBusy: Story = { args: { state: blocked('busy') }, play: says(/Another program/) }

/** The microphone is there and does not start. */
export const MicrophoneFailed: Story = { args: { state: blocked('failed') }, play: says(/did not start/) }

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

/** Level and words beside the disc, for a narrow panel. */
export const Row: Story = {
  args: { layout: 'row', state: recording },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const disc = within(canvasElement).getByRole('button').getBoundingClientRect()
    for (const role of ['meter', 'timer']) {
      const beside = within(canvasElement).getByRole(role).getBoundingClientRect()
      await expect(beside.left).toBeGreaterThan(disc.right)
      await expect(beside.top).toBeLessThan(disc.bottom)
    }
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

const status = (canvasElement: HTMLElement) => within(canvasElement).getByRole('status')

/** Two seconds of ten are left: the automatic stop is announced. */
export const NearLimit: Story = {
  args: { state: { ...recording, milliseconds: 8000 } },
  play: async ({ canvasElement }) => {
    await expect(status(canvasElement)).toHaveTextContent('The limit of 10 seconds is near.')
    await expect(status(canvasElement)).not.toHaveAttribute('data-tone')
  },
}

/** A limit of two seconds: it is not near before half of it is over. */
export const ShortLimit: Story = {
  args: { maximumMilliseconds: 2000, state: { ...recording, milliseconds: 900 } },
  play: async ({ canvasElement }) => {
    await expect(status(canvasElement)).toBeEmptyDOMElement()
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('0:00.9 / 0:02.0')
  },
}

/** A dictation of minutes: the clock counts them. */
export const LongLimit: Story = {
  args: { maximumMilliseconds: 600_000, state: { ...recording, milliseconds: 125_400 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('2:05.4 / 10:00.0')
    await expect(within(canvasElement).getByRole('timer')).toHaveAccessibleName(
      '2 minutes, 5.4 seconds of 10 minutes',
    )
  },
}

/** No microphone, alone in the middle of a view: the meters rest, and one of them alone is read out. */
export const LargeBlocked: Story = {
  args: { size: 'large', state: blocked('noDevice') },
  play: async ({ canvasElement }) => {
    const meters = within(canvasElement).getAllByRole('meter')
    await expect(meters).toHaveLength(1)
    await expect(meters[0]).toHaveAttribute('aria-valuenow', '0')
    await expect(within(canvasElement).getAllByRole('status')).toHaveLength(1)
  },
}

/** The largest recorder and its longest words fit the width of a phone. */
export const Phone: Story = {
  args: { size: 'large', state: { status: 'tooQuiet', milliseconds: 2400 } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const { left, right } = status(canvasElement).getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

function Stepped({ onStart, onStop, ...looks }: RecorderViewProps) {
  const [state, setState] = useState<RecorderState>({ status: 'idle' })
  return (
    <RecorderView
      {...looks}
      state={state}
      onStart={() => {
        onStart()
        setState(recording)
      }}
      onStop={() => {
        onStop()
        setState(recorded)
      }}
    />
  )
}

/** Started, stopped and recorded again with the keyboard alone: the focus never leaves the button. */
export const ByKeyboard: Story = {
  render: (args) => <Stepped {...args} />,
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAccessibleName('Stop recording')
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAccessibleName(args.label)
    await userEvent.keyboard(' ')
    await expect(args.onStart).toHaveBeenCalledTimes(2)
    await expect(args.onStop).toHaveBeenCalledOnce()
    await expect(button).toHaveFocus()
    await userEvent.keyboard(' ')
  },
}

const keep = fn()

/** A complete recording with a microphone: its sound is passed on, and the microphone is closed afterwards. */
export const Delivered: Story = {
  // How much is recorded when it ends depends on the machine.
  tags: ['no-picture'],
  render: ({ label, maximumMilliseconds }) => (
    <Recorder label={label} maximumMilliseconds={maximumMilliseconds} onRecorded={keep} />
  ),
  play: async ({ args, canvasElement }) => {
    keep.mockClear()
    const microphone = fakeMicrophone({ samples: aTone(440, { seconds: 1 }) })
    const canvas = within(canvasElement)
    try {
      await userEvent.click(canvas.getByRole('button', { name: args.label }))
      await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/^0:0(0\.[1-9]|[1-9])/))
      await userEvent.click(canvas.getByRole('button', { name: 'Stop recording' }))
      await expect(keep).toHaveBeenCalledOnce()
      await expect(keep.mock.calls[0]![0].file.type).toBe('audio/wav')
      await expect(microphone.openCount()).toBe(0)
    } finally {
      microphone.restore()
    }
  },
}

/** Permission is revoked during a recording: the sound so far is stored, and the next press is refused with its reason. */
export const Revoked: Story = {
  render: Delivered.render,
  play: async ({ args, canvasElement }) => {
    keep.mockClear()
    const microphone = fakeMicrophone({ samples: aTone(440, { seconds: 1 }) })
    const canvas = within(canvasElement)
    try {
      await userEvent.click(canvas.getByRole('button', { name: args.label }))
      await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/^0:0(0\.[1-9]|[1-9])/))
      microphone.unplug()
      await waitFor(() => expect(status(canvasElement)).toHaveTextContent(/recorded before is kept/))
      await expect(keep.mock.calls[0]![0].ending).toBe('unplugged')
    } finally {
      microphone.restore()
    }
    const refusing = fakeMicrophone({ error: 'NotAllowedError' })
    try {
      await userEvent.click(canvas.getByRole('button', { name: args.label }))
      await waitFor(() => expect(status(canvasElement)).toHaveTextContent(/microphone is blocked/))
      await expect(keep).toHaveBeenCalledOnce()
    } finally {
      refusing.restore()
    }
  },
}

const inLanguage = (locale: string): NonNullable<Story['decorators']> => [
  (Story) => (
    <ThemeProvider locale={locale}>
      <Story />
    </ThemeProvider>
  ),
]

/** In Arabic the clock uses one kind of digits, and its two times keep their order. */
export const Arabic: Story = {
  args: { state: recording },
  decorators: inLanguage('ar-EG'),
  play: async ({ canvasElement }) => {
    const timer = within(canvasElement).getByRole('timer')
    await expect(timer).toHaveTextContent('٠:٠٣٫٢ / ٠:١٠٫٠')
    await expect(getComputedStyle(timer.parentElement!).direction).toBe('rtl')
    await expect(getComputedStyle(timer).direction).toBe('ltr')
  },
}

/** In German the clock has a decimal comma. */
export const German: Story = {
  args: { state: recording },
  decorators: inLanguage('de-DE'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('0:03,2 / 0:10,0')
  },
}
