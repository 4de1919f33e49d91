import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { AudioRejection } from '../../files/inspectAudio.js'
import { AudioDropZoneView } from './AudioDropZoneView.js'

const nothing = { refused: [], advised: [] }

const meta = {
  title: 'Audio/AudioDropZone',
  component: AudioDropZoneView,
  args: {
    limits: { maxBytes: 5 * 1024 ** 2, maxMilliseconds: 10_000 },
    intake: nothing,
    allowsMultiple: true,
    onFiles: fn(),
  },
} satisfies Meta<typeof AudioDropZoneView>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing chosen yet: the limits are said before they bite. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    for (const limit of [/WAV/, /FLAC/, /10 sec/, /5\sM/])
      await expect(canvasElement).toHaveTextContent(limit)
  },
}

/** Chosen with the button, which opens the system's dialog. */
export const Chosen: Story = {
  play: async ({ args, canvasElement }) => {
    const input = canvasElement.querySelector('input[type="file"]')!
    const file = new File(['x'], 'tom-15.wav', { type: 'audio/wav' })
    await userEvent.upload(input as HTMLInputElement, file)
    await expect(args.onFiles).toHaveBeenCalledWith([file])
  },
}

/** Reached with the keyboard. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(within(canvasElement).getAllByRole('button').at(-1)).toHaveFocus()
  },
}

/** One file only, and only WAV. */
export const OneFile: Story = {
  args: {
    allowsMultiple: false,
    limits: { types: ['wav'], maxBytes: 1.5 * 1024 ** 2, maxMilliseconds: 60_000 },
  },
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input[type="file"]') as HTMLInputElement
    await expect(input.multiple).toBe(false)
    await expect(canvasElement).toHaveTextContent(/WAV/)
    await expect(canvasElement).not.toHaveTextContent(/FLAC/)
    for (const limit of [/1[.,]5\sM/, /60\ss/]) await expect(canvasElement).toHaveTextContent(limit)
  },
}

/** A file is being read. */
export const Checking: Story = {
  args: { intake: { ...nothing, checking: 'tom-15.wav' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('listitem')).toHaveTextContent('tom-15.wav')
  },
}

/** Accepted, though another format would work better. */
export const Advised: Story = {
  args: { intake: { ...nothing, advised: ['karl-02.m4a'] } },
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('listitem')
    await expect(line).toHaveTextContent('karl-02.m4a')
    await expect(line).not.toHaveAttribute('data-tone')
  },
}

const reasons: AudioRejection[] = ['empty', 'tooLarge', 'unsupportedType', 'notAudio', 'tooLong', 'silent']

/** Every reason for which a file is refused. */
export const Refused: Story = {
  args: { intake: { ...nothing, refused: reasons.map((reason) => ({ name: `${reason}.wav`, reason })) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(reasons.length)
  },
}

/** The longest name that a file may have is broken, not cut. */
export const LongText: Story = {
  args: {
    intake: { ...nothing, refused: [{ name: `${'dock-ambience-'.repeat(12)}.ogg`, reason: 'tooLong' }] },
  },
}

/** No file can be taken now; the reason stands nearby. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button').at(-1)).toBeDisabled()
  },
}
