import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import type { AudioRejection } from '../../files/inspectAudio.js'
import { aVoice, aWavFile } from '../../testing/synthesise.js'
import { AudioDropZone } from './AudioDropZone.js'
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

/** Nothing chosen yet: the limits are shown in advance. */
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

/** Disabled; the reason is nearby. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button').at(-1)).toBeDisabled()
  },
}

const wav = (name: string) => new File(['x'], name, { type: 'audio/wav' })
const zoneOf = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>('[data-rac]')!
const input = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('input[type="file"]') as HTMLInputElement

/** Fires the events of a drag over the zone, up to `last`. */
function drag(
  canvasElement: HTMLElement,
  dataTransfer: DataTransfer,
  last: 'dragover' | 'drop' | 'dragleave',
) {
  // Chromium has no file-system entry for files that did not come from the disk.
  const entry = spyOn(DataTransferItem.prototype, 'webkitGetAsEntry')
  entry.mockReturnValue({ isFile: true } as FileSystemEntry)
  const { x, y } = zoneOf(canvasElement).getBoundingClientRect()
  for (const type of ['dragenter', 'dragover', ...(last === 'dragover' ? [] : [last])])
    zoneOf(canvasElement).dispatchEvent(
      new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, clientX: x + 5, clientY: y + 5 }),
    )
  return entry
}
const carrying = (...files: File[]) => {
  const dataTransfer = new DataTransfer()
  // Only a real drag may say what may become of its files.
  Object.defineProperty(dataTransfer, 'effectAllowed', { value: 'all' })
  for (const file of files) dataTransfer.items.add(file)
  return dataTransfer
}

/** Files are dragged over the zone: its edge shows that they can be dropped. */
export const OnTop: Story = {
  play: async ({ args, canvasElement }) => {
    const entry = drag(canvasElement, carrying(wav('tom-15.wav')), 'dragover')
    await waitFor(() => expect(zoneOf(canvasElement)).toHaveAttribute('data-drop-target', 'true'))
    await expect(getComputedStyle(zoneOf(canvasElement)).borderBlockStartStyle).toBe('solid')
    await expect(args.onFiles).not.toHaveBeenCalled()
    entry.mockRestore()
  },
}

/** Held over it and taken away again: the zone is as before. */
export const Left: Story = {
  play: async ({ args, canvasElement }) => {
    const carried = carrying(wav('tom-15.wav'))
    const entry = drag(canvasElement, carried, 'dragover')
    await waitFor(() => expect(zoneOf(canvasElement)).toHaveAttribute('data-drop-target', 'true'))
    drag(canvasElement, carried, 'dragleave')
    await waitFor(() => expect(zoneOf(canvasElement)).not.toHaveAttribute('data-drop-target'))
    await expect(getComputedStyle(zoneOf(canvasElement)).borderBlockStartStyle).toBe('dashed')
    await expect(args.onFiles).not.toHaveBeenCalled()
    entry.mockRestore()
  },
}

/** Several are dropped at once: all of them arrive, in their order. */
export const Several: Story = {
  play: async ({ args, canvasElement }) => {
    const files = [wav('tom-15.wav'), wav('nadia-03.wav'), wav('karl-02.wav')]
    const entry = drag(canvasElement, carrying(...files), 'drop')
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith(files))
    entry.mockRestore()
  },
}

/** Several are dropped where one is expected: the first is accepted. */
export const OneOfSeveral: Story = {
  args: { allowsMultiple: false },
  play: async ({ args, canvasElement }) => {
    const files = [wav('tom-15.wav'), wav('nadia-03.wav')]
    const entry = drag(canvasElement, carrying(...files), 'drop')
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith(files.slice(0, 1)))
    entry.mockRestore()
  },
}

/** A piece of text is dropped: there is no file in it, and the message about the earlier files stays. */
export const NothingFound: Story = {
  args: { intake: { ...nothing, advised: ['karl-02.m4a'] } },
  play: async ({ args, canvasElement }) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.setData('text/plain', 'pick two from aisle seven')
    const entry = drag(canvasElement, dataTransfer, 'drop')
    await waitFor(() => expect(zoneOf(canvasElement)).not.toHaveAttribute('data-drop-target'))
    await expect(args.onFiles).not.toHaveBeenCalled()
    await expect(within(canvasElement).getByRole('listitem')).toHaveTextContent('karl-02.m4a')
    entry.mockRestore()
  },
}

/** Files are dropped on a disabled zone. */
export const DisabledOnTop: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvasElement }) => {
    const entry = drag(canvasElement, carrying(wav('tom-15.wav')), 'drop')
    await expect(zoneOf(canvasElement)).not.toHaveAttribute('data-drop-target')
    await expect(args.onFiles).not.toHaveBeenCalled()
    entry.mockRestore()
  },
}

/** A copied file is pasted while the zone has the focus. */
export const Pasted: Story = {
  play: async ({ args }) => {
    const file = wav('tom-15.wav')
    const entry = spyOn(DataTransferItem.prototype, 'webkitGetAsEntry')
    entry.mockReturnValue({ isFile: true } as FileSystemEntry)
    await userEvent.tab()
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: carrying(file), bubbles: true, cancelable: true }),
    )
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith([file]))
    entry.mockRestore()
  },
}

/** Larger than the limit: the size that may be, and how to get there. */
export const TooLarge: Story = {
  args: { intake: { ...nothing, refused: [{ name: 'meeting.wav', reason: 'tooLarge' }] } },
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('listitem')
    await expect(line).toHaveTextContent(
      'meeting.wav is larger than 5 MB. Shorten it or save it as 16 kHz WAV.',
    )
    await expect(line).toHaveAttribute('data-tone', 'problem')
  },
}

/** Of another type: those that are taken are named. */
export const UnsupportedType: Story = {
  args: {
    limits: { types: ['wav', 'flac'], maxBytes: 5 * 1024 ** 2, maxMilliseconds: 10_000 },
    intake: { ...nothing, refused: [{ name: 'notes.pdf', reason: 'unsupportedType' }] },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('listitem')).toHaveTextContent(
      'notes.pdf is not of an accepted type. Use WAV or FLAC.',
    )
    await expect(input(canvasElement).accept).toMatch(/\.flac/)
    await expect(input(canvasElement).accept).not.toMatch(/\.mp3/)
  },
}

/** Two files of one name, from two folders: each has its line. */
export const SameName: Story = {
  args: {
    intake: {
      refused: [
        { name: 'take-1.wav', reason: 'silent' },
        { name: 'take-1.wav', reason: 'tooLong' },
      ],
      advised: ['take-2.wav', 'take-2.wav'],
    },
  },
  play: async ({ canvasElement }) => {
    const lines = within(canvasElement).getAllByRole('listitem')
    await expect(lines.map((line) => line.textContent)).toEqual([
      expect.stringMatching(/^take-1.wav is silent/),
      expect.stringMatching(/^take-1.wav is longer/),
      expect.stringMatching(/^take-2.wav is accepted/),
      expect.stringMatching(/^take-2.wav is accepted/),
    ])
  },
}

/** One file is refused, one has advice, one is being read; the messages are announced politely. */
export const Mixed: Story = {
  args: {
    intake: {
      checking: 'nadia-03.wav',
      refused: [{ name: 'tom-15.wav', reason: 'tooLong' }],
      advised: ['karl-02.m4a'],
    },
  },
  play: async ({ canvasElement }) => {
    const lines = within(canvasElement).getAllByRole('listitem')
    await expect(lines.map((line) => line.dataset.tone)).toEqual([undefined, 'problem', undefined])
    await expect(lines[0]!.closest('[aria-live="polite"]')).not.toBeNull()
  },
}

const accept = fn()
const reject = fn()

/** Two files are read: the valid one is passed on with its length, the empty one is refused with its reason. */
export const Accepted: Story = {
  render: ({ limits }) => (
    <AudioDropZone limits={limits} allowsMultiple onAccepted={accept} onReject={reject} />
  ),
  play: async ({ canvasElement }) => {
    accept.mockClear()
    reject.mockClear()
    const good = aWavFile('good.wav', aVoice(1, { seconds: 1 }))
    await userEvent.upload(input(canvasElement), [new File([], 'empty.wav'), good])
    await waitFor(() => expect(accept).toHaveBeenCalledOnce())
    await expect(accept.mock.calls[0]![1]).toMatchObject({ type: 'wav', milliseconds: 1000 })
    await expect(reject.mock.calls[0]![1]).toBe('empty')
    await expect(await within(canvasElement).findByRole('listitem')).toHaveTextContent(/empty\.wav is empty/)
  },
}

/** On a phone the text is above the button, and nothing is cut. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getAllByRole('button').at(-1)!.getBoundingClientRect()
    const words = zoneOf(canvasElement).querySelector('[slot="label"]') ?? zoneOf(canvasElement).children[1]!
    await expect(button.top).toBeGreaterThanOrEqual(words.getBoundingClientRect().bottom - 1)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
