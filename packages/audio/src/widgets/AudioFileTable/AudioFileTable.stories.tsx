import { Card, EmptyState } from '@saywright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { peaksOf } from '../../signal/peaks.js'
import { aVoice, aWavFile } from '../../testing/synthesise.js'
import type { AudioFile } from './AudioFile.js'
import { AudioFileTable, type AudioFileTableProps } from './AudioFileTable.js'

const voice = (seed: number) => aVoice(seed, { seconds: 2, sampleRate: 4000 })

const aFile = (id: number, changes: Partial<AudioFile> = {}): AudioFile => ({
  id,
  name: `nadia-${String(id).padStart(2, '0')}.wav`,
  durationSeconds: 1 + (id % 9) * 0.4,
  bytes: 32_000 + id * 512,
  createdAt: '2026-11-20T09:00:00.000Z',
  transcription: 'pick two from aisle seven',
  peaks: peaksOf(voice(id), 64),
  ...changes,
})

const files = [
  aFile(3),
  aFile(11, { transcription: 'take a dozen from aisle forty' }),
  aFile(12, { name: 'tom-12.wav', transcription: 'confirmed' }),
  aFile(15, { name: 'karl-02.m4a', transcription: undefined, peaks: undefined, durationSeconds: undefined }),
]

const meta = {
  title: 'Audio/AudioFileTable',
  component: AudioFileTable,
  args: {
    label: 'Audio files',
    files,
    sourceOf: ({ id }) => aWavFile('voice.wav', voice(Number(id)), 4000),
    onOpen: fn(),
    onTranscribe: fn(),
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof AudioFileTable>
export default meta
type Story = StoryObj<typeof meta>

function Choosing({ selected: first, onSelectedChange, ...args }: AudioFileTableProps) {
  const [selected, setSelected] = useState(first)
  const choose = (ids: ReadonlySet<AudioFile['id']>) => {
    setSelected(ids)
    onSelectedChange?.(ids)
  }
  return (
    <AudioFileTable {...args} {...(selected && { selected })} onSelectedChange={onSelectedChange && choose} />
  )
}

/** Recordings of a project: a press on a row opens it, and one without a transcription offers to add it. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(files.length)
    await userEvent.click(canvas.getByRole('button', { name: 'tom-12.wav' }))
    await expect(args.onOpen).toHaveBeenCalledWith(files[2])
    await userEvent.click(canvas.getByRole('button', { name: /transcription.+karl-02/i }))
    await expect(args.onTranscribe).toHaveBeenCalledWith(files[3])
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

/** Two recordings are chosen; the box above chooses all of them. */
export const Selected: Story = {
  args: { selected: new Set([3, 12]), onSelectedChange: fn() },
  play: async ({ args, canvasElement }) => {
    const [all, first] = within(canvasElement).getAllByRole<HTMLInputElement>('checkbox')
    await expect(all?.indeterminate).toBe(true)
    await userEvent.click(first as HTMLElement)
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set([12]))
    await userEvent.click(all as HTMLElement)
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set([3, 11, 12, 15]))
    await userEvent.click(all as HTMLElement)
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set())
  },
}

/** One recording is open beside the table. */
export const Open: Story = {
  args: { openId: 11 },
  play: async ({ canvasElement }) => {
    const current = canvasElement.querySelectorAll('tr[aria-current]')
    await expect(current).toHaveLength(1)
    await expect(current[0]).toHaveTextContent('nadia-11.wav')
  },
}

/** Sorted by length; files without one are last. */
export const Sorted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Duration|Durée/ }))
    const names = canvas.getAllByRole('rowheader').map((cell) => cell.textContent)
    await expect(names).toEqual(['nadia-11.wav', 'nadia-03.wav', 'tom-12.wav', 'karl-02.m4a'])
  },
}

/** Read only: rows still play. */
export const ReadOnly: Story = {
  args: { onTranscribe: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('slider')).toHaveLength(files.length)
    await expect(canvas.queryByRole('button', { name: /transcription.+karl-02/i })).toBeNull()
  },
}

/** The recordings are loading. */
export const Loading: Story = {
  args: { files: [], isLoading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement()
    await expect(canvasElement.querySelector('table')).toHaveAttribute('aria-busy', 'true')
  },
}

/** There is no recording yet. */
export const Empty: Story = {
  args: { files: [], empty: <EmptyState title="No recording yet">Upload or record one.</EmptyState> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No recording yet')).toBeVisible()
  },
}

/** The recordings could not be read. */
export const Failed: Story = {
  args: { files: [], error: 'The recordings could not be loaded.', onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** Recordings that were made of one sentence: their names differ in their last letters alone, which are always in sight. */
export const LongNames: Story = {
  args: {
    files: ['deep-slow-quiet', 'deep-slow-loud', 'middle-normal-none', 'high-fast-loud'].map((how, id) =>
      aFile(id, {
        name: `pick-two-boxes-of-the-heavy-ones-from-aisle-seven-${how}.wav`,
      }),
    ),
    columns: ['name', 'sound'],
    onSelectedChange: fn(),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    for (const { name } of args.files) {
      await expect(canvas.getByRole('rowheader', { name })).toBeVisible()
      const shown = canvas.getByTitle(name)
      await expect(shown).toHaveTextContent(`…${name.slice(-23)}`)
      // Of its two lines nothing is cut off.
      await expect(shown.scrollHeight).toBeLessThanOrEqual(shown.clientHeight)
    }
  },
}

/** More recordings than the window shows: only the visible ones are drawn. */
export const Crowded: Story = {
  args: { files: Array.from({ length: 30 }, (_, id) => aFile(id)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '31')
    await expect(canvas.getAllByRole('slider').length).toBeLessThan(31)
    window.scrollTo(0, document.documentElement.scrollHeight)
    await canvas.findByText('nadia-29.wav')
    window.scrollTo(0, 0)
    await waitFor(() => expect(canvas.getByText('nadia-00.wav')).toBeVisible())
  },
}

const namesOf = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)

/** Sorted by length from the longest; files without one are last here too. */
export const SortedDown: Story = {
  play: async ({ canvasElement }) => {
    const duration = () => within(canvasElement).getByRole('button', { name: /Duration/ })
    await userEvent.click(duration())
    await userEvent.click(duration())
    await expect(namesOf(canvasElement)).toEqual([
      'nadia-03.wav',
      'tom-12.wav',
      'nadia-11.wav',
      'karl-02.m4a',
    ])
    await expect(within(canvasElement).getByRole('columnheader', { name: /Duration/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
  },
}

/** Sorted while two are selected: the selection follows its rows. */
export const SortedSelected: Story = {
  args: { selected: new Set([3, 15]), onSelectedChange: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await expect(namesOf(canvasElement)[0]).toBe('karl-02.m4a')
    await expect(canvas.getByRole('checkbox', { name: /karl-02/ })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: /nadia-03/ })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: /nadia-11/ })).not.toBeChecked()
  },
}

/** Chosen with the keyboard: Space ticks the box of a row and opens nothing. */
export const ByKeyboard: Story = {
  args: { selected: new Set(), onSelectedChange: fn() },
  play: async ({ args, canvasElement }) => {
    within(canvasElement)
      .getByRole('checkbox', { name: /tom-12/ })
      .focus()
    await userEvent.keyboard(' ')
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set([12]))
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

const long = aWavFile('voice.wav', voice(3), 4000)

/** One recording plays; a second one starts, and the first falls silent where it was. */
export const OneAfterTheOther: Story = {
  // The place where it stops is another one each time.
  tags: ['no-picture'],
  args: { sourceOf: () => long },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Play nadia-03.wav' }))
    await canvas.findByRole('button', { name: 'Pause nadia-03.wav' })
    await userEvent.click(canvas.getByRole('button', { name: 'Play tom-12.wav' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause tom-12.wav' }))
    await expect(canvas.getByRole('button', { name: 'Play nadia-03.wav' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Pause/ })).toBeNull()
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

/** One recording cannot be read: its row says so, and the others still play. */
export const Missing: Story = {
  args: { sourceOf: ({ id }) => (id === 11 ? new File(['plain words'], 'voice.wav') : long) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Play nadia-11.wav' }))
    const alert = await canvas.findByRole('alert')
    await expect(alert.closest('tr')).toHaveTextContent('nadia-11.wav')
    await expect(canvas.getByRole('button', { name: 'Try nadia-11.wav again' })).toBeEnabled()
    await expect(canvas.getAllByRole('slider')).toHaveLength(files.length - 1)
  },
}

/** A recording whose length the format hides says so, and can be played. */
export const Unknown: Story = {
  args: { files: files.slice(3) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('row', { name: /karl-02/ })).toHaveTextContent('Unknown')
    await expect(within(canvasElement).getByRole('button', { name: 'Play karl-02.m4a' })).toBeEnabled()
  },
}

/** Beside an editor, with three of its facts only, in the requested order. */
export const Narrowed: Story = {
  args: { columns: ['sound', 'name', 'duration'] },
  play: async ({ canvasElement }) => {
    const headers = within(canvasElement).getAllByRole('columnheader')
    await expect(headers.map((header) => header.textContent)).toEqual(['Sound', 'Name', 'Duration'])
  },
}

/** Names and sentences as long as people write them: two lines a row, and the whole under the pointer. */
export const LongText: Story = {
  args: {
    files: [
      aFile(3, {
        name: `nadia-${'magasin-principal-'.repeat(6)}03.wav`,
        transcription: 'pick two crates from aisle seven and one from aisle nine, then '.repeat(4),
      }),
      ...files.slice(1),
    ],
  },
}

/** On a phone each recording becomes a card. */
export const Phone: Story = {
  args: {
    renderCard: ({ name, transcription }) => (
      <Card title={name} level={3}>
        {transcription}
      </Card>
    ),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    for (const { name } of files)
      await expect(within(canvasElement).getByRole('heading', { name })).toBeVisible()
    await expect(within(canvasElement).queryByRole('columnheader')).toBeNull()
  },
}
