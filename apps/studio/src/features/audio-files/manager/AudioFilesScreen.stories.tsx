import { refusalWords } from '@saywright/api/catalogue'
import { ApiError, failed, loading, ready } from '@saywright/api/contract'
import { aHypothesis, aRecognition } from '@saywright/api/testing'
import { decodeWav, millisecondsOf } from '@saywright/audio/signal'
import { aVoice, aWavFile, fakeMicrophone } from '@saywright/audio/testing'
import type { Locale } from '@saywright/ui/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Upload } from '../../../parts/audio-files/createUploads.js'
import { audioFilesPartMessages } from '../../../parts/audio-files/messages.js'
import { recordMessages } from '../../../parts/audio-files/recordMessages.js'
import { transcriptMessages } from '../../../parts/audio-files/transcriptMessages.js'
import { either } from '../../../testing/either.js'
import { waitOptions } from '../../../testing/visit.js'
import { audioFilesMessages } from '../messages/index.js'
import { aRecording, soundOf, spokenWithSilence, warehouse } from '../testing/recordings.js'
import { type AudioFileHandlers, AudioFilesScreen } from './AudioFilesScreen.js'

const message = either(audioFilesMessages)
const recordMessage = either(recordMessages)
const part = either(audioFilesPartMessages)
const transcript = either(transcriptMessages)

const nothing = { uploads: [], arrived: [] }
const file = new File(['x'], 'tom-16.wav')
const refused = (
  id: number,
  problem: Extract<Upload, { status: 'failed' }>['problem'],
  name = `tom-${id}.wav`,
) => ({ id, file, name, status: 'failed', problem }) as const

const handlers = {
  onUpload: fn(),
  onRetry: fn(),
  onRetryAll: fn(),
  onRemove: fn(),
  onSave: fn<AudioFileHandlers['onSave']>(async () => undefined),
  onTrim: fn<AudioFileHandlers['onTrim']>(async () => undefined),
  onRecognize: fn<AudioFileHandlers['onRecognize']>(async ({ id }) => {
    if (id === 11) throw new Error('The voice service is away')
    if (id === 12) return aRecognition({ rejected: true, refusal: 'too_short', hypotheses: [] })
    return aRecognition({ hypotheses: [aHypothesis({ text: 'pick two from aisle eleven' })] })
  }),
  onAccept: fn(async () => {}),
  onDelete: fn(async () => {}),
}

const meta = {
  title: 'Studio/Audio files/Manager',
  component: AudioFilesScreen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    files: ready(warehouse),
    uploads: nothing,
    sourceOf: soundOf,
    models: [
      { id: 11, name: 'picking-en' },
      { id: 12, name: 'dock-commands' },
    ],
    handlers,
  },
} satisfies Meta<typeof AudioFilesScreen>
export default meta
type Story = StoryObj<typeof meta>

const page = () => within(document.body)
const names = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)

/** Recordings of a project, newest first; each can be played in its row. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(names(canvasElement)).toEqual(warehouse.map(({ name }) => name))
    await expect(within(canvasElement).getAllByRole('slider')).toHaveLength(warehouse.length)
    await expect(within(canvasElement).queryByRole('complementary')).toBeNull()
  },
}

/** One recording is open: its name and its transcription are saved together. */
export const Open: Story = {
  args: { defaultOpenId: 15 },
  play: async ({ canvasElement, args }) => {
    const pane = within(within(canvasElement).getByRole('complementary'))
    const words = pane.getByRole('textbox', { name: message('pane.transcription') })
    await expect(words).toHaveValue('pick six from aisle thirty one')
    await userEvent.clear(words)
    await userEvent.type(words, 'pick six')
    await userEvent.click(pane.getByRole('button', { name: message('pane.save') }))
    await waitFor(() =>
      expect(args.handlers?.onSave).toHaveBeenCalledWith(warehouse[3], {
        name: 'tom-15.wav',
        transcription: 'pick six',
      }),
    )
  },
}

/** F-072: two recordings cannot have one name, whatever its case; nothing is sent. */
export const NameTaken: Story = {
  args: { defaultOpenId: 15 },
  play: async ({ canvasElement, args }) => {
    const pane = within(within(canvasElement).getByRole('complementary'))
    const name = pane.getByRole('textbox', { name: message('pane.name') })
    await userEvent.clear(name)
    await userEvent.type(name, 'TOM-12.wav{Enter}')
    await waitFor(() => expect(name).toBeInvalid())
    await expect(args.handlers?.onSave).not.toHaveBeenCalled()
  },
}

/** Measurements of the open recording, and its silence trimmed: beside it, or in its place. */
export const Trimming: Story = {
  args: { defaultOpenId: 15, sourceOf: spokenWithSilence },
  play: async ({ canvasElement }) => {
    const pane = within(within(canvasElement).getByRole('complementary'))
    await waitFor(() => expect(pane.getByRole('img')).toHaveAttribute('data-drawn'))
    await expect(pane.getByText(/^0[.,]\d s (before|avant), [\d.,]+ s (after|après)$/)).toBeVisible()
    const ask = async () => {
      await userEvent.click(pane.getByRole('button', { name: message('sound.trim') }))
      return within(await page().findByRole('dialog'))
    }
    const dialog = await ask()
    await userEvent.click(dialog.getByRole('button', { name: message('trim.replace') }))
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    const [file, trimmed, place] = handlers.onTrim.mock.lastCall ?? []
    await expect([file, place]).toEqual([warehouse[3], 'same'])
    await expect((trimmed as File).size).toBeLessThan(spokenWithSilence().size)
    const again = await ask()
    await waitFor(() => expect(again.getByRole('button', { name: message('trim.keepBoth') })).toBeVisible())
  },
}

/** The sound of the recording cannot be read: all else can be. */
export const SoundMissing: Story = {
  args: { defaultOpenId: 15, sourceOf: () => new File(['nothing'], 'voice.wav') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(message('sound.failed'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: message('pane.save') })).toBeEnabled()
  },
}

/** On a laptop the table gives room to the recording that is open. */
export const OpenOnLaptop: Story = {
  args: { defaultOpenId: 15 },
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('columnheader')).toHaveLength(5)
  },
}

/** No recordings yet: the limits are above, and what recordings are for below. */
export const Empty: Story = {
  args: { files: ready([]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(message('empty.title'))).toBeVisible()
    await expect(canvas.queryByRole('search')).toBeNull()
    await expect(canvasElement).toHaveTextContent(/16\skHz/)
  },
}

/** The recordings are loading; new ones can be added already. */
export const Loading: Story = {
  args: { files: loading },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvasElement.querySelector('input[type="file"]')).toBeInTheDocument()
  },
}

/** The recordings could not be read. */
export const Failed: Story = {
  args: { files: failed(new ApiError({ kind: 'server' }), fn()) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
  },
}

/** No connection: loaded recordings stay. */
export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(message('offline'))).toBeVisible()
    await expect(names(canvasElement)).toHaveLength(warehouse.length)
  },
}

/** A read-only user: nothing to add, choose, name or delete. */
export const ReadOnly: Story = {
  args: { handlers: undefined, defaultOpenId: 15 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(message('readOnly'))).toBeVisible()
    await expect(canvas.queryAllByRole('checkbox')).toHaveLength(0)
    await expect(canvasElement.querySelector('input[type="file"]')).toBeNull()
    await expect(canvas.queryByRole('button', { name: message('pane.save') })).toBeNull()
    await expect(canvas.getByRole('textbox', { name: message('pane.name') })).toHaveAttribute('readonly')
  },
}

/** Uploads: one is being sent, one waits. */
export const Uploading: Story = {
  args: {
    uploads: {
      uploads: [
        { id: 1, file, name: 'tom-16.wav', status: 'sending', fraction: 0.4 },
        { id: 2, file, name: 'tom-17.wav', status: 'waiting' },
      ],
      arrived: ['tom-14.wav'],
    },
  },
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement).getByRole('list', { name: part('uploads') })
    await expect(within(list).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
    await expect(within(canvasElement).getByText(part('arrived', { count: 1 }))).toBeVisible()
    await userEvent.click(within(list).getByRole('button', { name: part('cancel', { name: 'tom-17.wav' }) }))
    await expect(args.handlers?.onRemove).toHaveBeenCalledWith(2)
  },
}

/** Each that was not taken says why, and what can be done: another name, once more, or nothing. */
export const UploadsFailed: Story = {
  args: {
    uploads: {
      uploads: [
        refused(1, 'taken', 'tom-12.wav'),
        refused(2, 'unreachable'),
        refused(3, 'other'),
        refused(4, 'tooLong'),
      ],
      arrived: [],
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('alert')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: part('uploadAs', { name: 'tom-12 (2).wav' }) }))
    await expect(args.handlers?.onRetry).toHaveBeenLastCalledWith(1, 'tom-12 (2).wav')
    await userEvent.click(canvas.getByRole('button', { name: part('retryNamed', { name: 'tom-2.wav' }) }))
    await expect(args.handlers?.onRetry).toHaveBeenLastCalledWith(2)
    await expect(canvas.queryByRole('button', { name: part('retryNamed', { name: 'tom-4.wav' }) })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: part('retryAll') }))
    await expect(args.handlers?.onRetryAll).toHaveBeenCalledOnce()
  },
}

/** The project holds as many recordings as it may. */
export const Full: Story = {
  args: { uploads: { uploads: [refused(1, 'full'), refused(2, 'full')], arrived: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(message('full.title'))).toBeVisible()
    await expect(within(canvasElement).getAllByRole('alert')).toHaveLength(2)
  },
}

/** Only those without a transcription; the count says how many of all. */
export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [byTranscription] = within(canvas.getByRole('search')).getAllByRole('button')
    await userEvent.click(byTranscription as HTMLElement)
    await userEvent.click(await page().findByRole('option', { name: message('filter.notTranscribed') }))
    await waitFor(() => expect(names(canvasElement)).toEqual(['karl-02.m4a', 'dock-ambience.ogg']))
    await expect(canvas.getByText(message('filter.found', { found: 2, count: 7 }))).toBeVisible()
  },
}

/** Nothing has the words that were searched for. */
export const NoneFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'zebra')
    await expect(await canvas.findByText(message('filter.none'))).toBeVisible()
  },
}

/** Two recordings are selected, and deleting them requires confirmation. */
export const DeleteSelected: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const [, first, second] = canvas.getAllByRole('checkbox')
    await userEvent.click(first as HTMLElement)
    await userEvent.click(second as HTMLElement)
    await expect(canvas.getByText(message('selected', { count: 2 }))).toBeVisible()
    const ask = async () => {
      await userEvent.click(canvas.getByRole('button', { name: message('deleteSelected') }))
      return within(await page().findByRole('alertdialog'))
    }
    const dialog = await ask()
    await userEvent.click(dialog.getByRole('button', { name: message('delete.confirm') }))
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull())
    await expect(args.handlers?.onDelete).toHaveBeenCalledWith([warehouse[0], warehouse[1]])
    await expect(canvas.queryByText(message('selected', { count: 2 }))).toBeNull()
    await userEvent.click(canvas.getAllByRole('checkbox')[3] as HTMLElement)
    const question = (await ask()).getByText(message('delete.title', { name: 'tom-12.wav' }))
    await waitFor(() => expect(question).toBeVisible())
  },
}

/** A recording that unit tests recognize: its facts name them, and so does the question before it is deleted. */
export const UsedInTests: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('tom-15.wav'))
    await expect(await canvas.findByText(/^Aisle accents (and|et) Forklift noise$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: message('pane.delete') }))
    const dialog = within(await page().findByRole('alertdialog'))
    const used = dialog.getByText(/^(Used in|Utilisés dans) Aisle accents (and|et) Forklift noise\.$/)
    await waitFor(() => expect(used).toBeVisible())
  },
}

/**
 * A model recognizes recordings: its results are proposed, and written once they are accepted. A refused recording has its
 * reason, and what to do.
 */
export const TranscribeSelected: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement)
    for (const box of canvas.getAllByRole('checkbox').slice(1, 4)) await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: message('transcribe.button') }))
    const dialog = within(await page().findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: message('transcribe.start') }))
    const proposed = await dialog.findByRole('checkbox', { name: /aisle eleven/ })
    await expect(proposed).toBeChecked()
    const accept = await dialog.findByRole('button', { name: message('transcribe.accept', { count: 1 }) })
    await expect(dialog.getByText(message('transcribe.failed', { name: 'nadia-11.wav' }))).toBeVisible()
    const why = refusalWords({ refusal: 'too_short', threshold: 5000 }, globals.locale as Locale)
    const refused = message('transcribe.refused', { name: 'tom-12.wav', title: why.title })
    await expect(dialog.getByText(refused)).toBeVisible()
    await expect(dialog.getByText(`${why.sentence} ${why.advice}`)).toBeVisible()
    await expect(args.handlers?.onAccept).not.toHaveBeenCalled()
    await userEvent.click(accept)
    await expect(args.handlers?.onAccept).toHaveBeenCalledWith([
      { file: warehouse[0], sentence: 'pick two from aisle eleven' },
    ])
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: message('transcribe.button') }))
    await waitFor(() => expect(page().getByRole('dialog')).toBeVisible())
  },
}

/** Nothing can listen yet. */
export const TranscribeWithoutModel: Story = {
  args: { models: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getAllByRole('checkbox')[1] as HTMLElement)
    await userEvent.click(canvas.getByRole('button', { name: message('transcribe.button') }))
    const dialog = within(await page().findByRole('dialog'))
    await waitFor(() => expect(dialog.getByText(message('transcribe.noModel'))).toBeVisible())
    await expect(dialog.getByRole('button', { name: message('transcribe.start') })).toBeDisabled()
  },
}

/** The transcription of a recording is written while it plays. */
export const Transcribing: Story = {
  play: async ({ canvasElement, args }) => {
    const add = within(canvasElement).getByRole('button', { name: /transcription.+karl-02/i })
    await userEvent.click(add)
    const dialog = within(await page().findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: transcript('label') }), ' report damage ')
    await userEvent.click(dialog.getByRole('button', { name: transcript('save') }))
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    await expect(args.handlers?.onSave).toHaveBeenCalledWith(warehouse[5], { transcription: 'report damage' })
    await userEvent.click(add)
    await waitFor(() => expect(page().getByRole('dialog')).toBeVisible())
  },
}

/** A sample is recorded with a microphone of choice; its name is free already. */
export const Recording: Story = {
  args: { files: ready([...warehouse, aRecording(20, { name: 'recording.wav' })]) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: message('record') }))
    const dialog = within(await page().findByRole('dialog'))
    await expect(dialog.getByRole('button', { name: recordMessage('press') })).toBeEnabled()
    await expect(dialog.getByRole('button', { name: recordMessage('keep') })).toBeDisabled()
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: recordMessage('name') })
    await expect(name.value).toMatch(/^(recording \(2\)|enregistrement)\.wav$/)
  },
}

/** A sample is recorded, ended, played, named and saved: it is sent under its name. */
export const Recorded: Story = {
  // It plays when it is saved.
  tags: ['no-picture'],
  play: async ({ canvasElement, args }) => {
    const microphone = fakeMicrophone({ samples: aVoice(4) })
    try {
      await userEvent.click(within(canvasElement).getByRole('button', { name: message('record') }))
      const dialog = within(await page().findByRole('dialog'))
      await userEvent.click(dialog.getByRole('button', { name: recordMessage('press') }))
      await waitFor(() => expect(dialog.getByRole('timer')).toHaveTextContent(/^0:00[.,][5-9]/), waitOptions)
      await expect(dialog.getByRole('button', { name: recordMessage('keep') })).toBeDisabled()
      await userEvent.keyboard(' ')
      await userEvent.click(await dialog.findByRole('button', { name: /^(Play|Lire) / }))
      await expect(await dialog.findByRole('button', { name: /^(Pause|Mettre) / })).toBeVisible()
      await expect(microphone.openCount()).toBe(0)
      const name = dialog.getByRole('textbox', { name: recordMessage('name') })
      await userEvent.clear(name)
      await userEvent.type(name, 'aisle nine')
      await userEvent.click(dialog.getByRole('button', { name: recordMessage('keep') }))
      await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
      await expect(args.handlers?.onUpload).toHaveBeenCalledOnce()
      const [[kept]] = handlers.onUpload.mock.lastCall as [[File]]
      await expect(kept.name).toBe('aisle nine.wav')
      await expect(millisecondsOf(decodeWav(await kept.arrayBuffer()))).toBeGreaterThan(400)
    } finally {
      microphone.restore()
    }
  },
}

/** Files are checked here before anything is sent: one is accepted, one is not audio. */
export const Refused: Story = {
  play: async ({ canvasElement, args }) => {
    const input = canvasElement.querySelector('input[type="file"]') as HTMLInputElement
    const good = aWavFile('good.wav', aVoice(1, { seconds: 1 }))
    const bad = new File(['<html>'], 'page.wav', { type: 'audio/wav' })
    await userEvent.upload(input, [bad, good], { applyAccept: false })
    await waitFor(() => expect(args.handlers?.onUpload).toHaveBeenCalledWith([good]))
    await expect(args.handlers?.onUpload).toHaveBeenCalledOnce()
    await expect(canvasElement).toHaveTextContent(/page\.wav/)
  },
}

/** A file was refused, and a recording saved after that: the refusal is no longer shown. */
export const RecordedAfterRefusal: Story = {
  // It looks as before.
  tags: ['no-picture'],
  play: async ({ canvasElement, args }) => {
    const input = canvasElement.querySelector('input[type="file"]') as HTMLInputElement
    const readme = new File(['# Notes'], 'README.md', { type: 'text/markdown' })
    await userEvent.upload(input, readme, { applyAccept: false })
    await waitFor(() => expect(canvasElement).toHaveTextContent(/README\.md/))
    const microphone = fakeMicrophone({ samples: aVoice(4) })
    try {
      await userEvent.click(within(canvasElement).getByRole('button', { name: message('record') }))
      const dialog = within(await page().findByRole('dialog'))
      await userEvent.click(dialog.getByRole('button', { name: recordMessage('press') }))
      await waitFor(() => expect(dialog.getByRole('timer')).toHaveTextContent(/^0:00[.,][5-9]/), waitOptions)
      await userEvent.keyboard(' ')
      const keep = dialog.getByRole('button', { name: recordMessage('keep') })
      await waitFor(() => expect(keep).toBeEnabled())
      await expect(canvasElement).toHaveTextContent(/README\.md/)
      await userEvent.click(keep)
      await waitFor(() => expect(args.handlers?.onUpload).toHaveBeenCalledOnce())
      await expect(canvasElement).not.toHaveTextContent(/README\.md/)
    } finally {
      microphone.restore()
    }
  },
}

/** More recordings than the window holds: only those in sight are drawn. */
export const Crowded: Story = {
  args: {
    files: ready(
      Array.from({ length: 40 }, (_, id) => aRecording(id, { peaks: warehouse[id % 6]?.peaks as number[] })),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table')).toHaveAttribute('aria-rowcount', '41')
    await expect(within(canvasElement).getAllByRole('slider').length).toBeLessThan(40)
  },
}
