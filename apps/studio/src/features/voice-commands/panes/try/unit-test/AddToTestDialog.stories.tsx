import { limits } from '@saywright/api/contract'
import { aHypothesis, aRecognition, aUnitTestSummary } from '@saywright/api/testing'
import { aVoice, aWavFile } from '@saywright/audio/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { either } from '../../../../../testing/either.js'
import type { TestRecording } from '../../../model/quick-test/quickTest.js'
import { AddToTestDialog, type AddToTestDialogProps } from './AddToTestDialog.js'
import { addToTestMessages } from './messages.js'

const message = either(addToTestMessages)
const recording: TestRecording = {
  ...{ file: aWavFile('recording.wav', aVoice(4)), name: 'recording.wav', seconds: 2 },
}
const unsure = aRecognition({
  ...{ rejected: true, refusal: 'below_threshold' },
  hypotheses: [aHypothesis({ text: 'switch on the lamp', confidence: 247 })],
})
const tests = [aUnitTestSummary(), aUnitTestSummary({ id: 42, name: 'Forklift noise' })]

const meta = {
  title: 'Studio/Voice commands/Add to a unit test',
  component: AddToTestDialog,
  args: {
    ...{ recording, recognition: unsure, by: 'speak', tests, lang: 'en-US' },
    onAdd: fn<AddToTestDialogProps['onAdd']>(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof AddToTestDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(within(document.body).getByRole('dialog'))
const add = () => userEvent.click(dialog().getByRole('button', { name: message('add') }))
const field = (name: RegExp) => dialog().getByRole('textbox', { name })
/** Its name ends with a word where it is optional. */
const said = /^(What is said in it|Ce qui y est dit)/
const expected = (value: 'sentence' | 'other_sentence' | 'no_speech') =>
  dialog().getByRole('radio', { name: message(`expectations.${value}`) })

/** A sentence that was refused is in the grammar: it is expected, of the newest test, and one press adds it. */
export const Ready: Story = {
  play: async ({ args }) => {
    await expect(field(said)).toHaveValue('switch on the lamp')
    await expect(expected('sentence')).toBeChecked()
    await add()
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce())
    await expect(args.onAdd).toHaveBeenCalledWith({
      ...{ recording, expectation: 'sentence', said: 'switch on the lamp' },
      ...{ name: 'switch-on-the-lamp.wav', test: 41 },
    })
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

/** Nothing fits what was said: a refusal is expected, and what was said can be written beside it. */
export const ExpectedRefusal: Story = {
  args: {
    recognition: aRecognition({ rejected: true, refusal: 'no_sentence', hypotheses: [aHypothesis()] }),
  },
  play: async ({ args }) => {
    await expect(expected('other_sentence')).toBeChecked()
    await expect(field(said)).toHaveValue('')
    await userEvent.type(field(said), 'sing a song')
    await add()
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce())
    await expect(args.onAdd).toHaveBeenCalledWith(
      expect.objectContaining({
        expectation: 'other_sentence',
        said: 'sing a song',
        name: 'sing-a-song.wav',
      }),
    )
  },
}

/** Nobody speaks in it: there is nothing to write. */
export const NoSpeech: Story = {
  args: { recognition: aRecognition({ rejected: true, refusal: 'no_speech', hypotheses: [] }) },
  play: async ({ args }) => {
    await expect(expected('no_speech')).toBeChecked()
    await expect(dialog().queryByRole('textbox')).toBeNull()
    await add()
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce())
    await expect(args.onAdd).toHaveBeenCalledWith(
      expect.objectContaining({ expectation: 'no_speech', said: '', name: 'recording.wav' }),
    )
  },
}

/** The model has no unit test, or none with room: one begins with this recording, and has a name already. */
export const Empty: Story = {
  args: { tests: [aUnitTestSummary({ files: limits.filesPerUnitTest })] },
  play: async ({ args }) => {
    const { value: name } = field(message('name')) as HTMLInputElement
    await expect(name).toMatch(message('firstName'))
    await add()
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce())
    await expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ test: { name } }))
  },
}

/** What is needed is asked for, and the dialog stays as it is when the server refuses. */
export const Refused: Story = {
  args: {
    tests: [],
    onAdd: fn<AddToTestDialogProps['onAdd']>(async () => ({ name: 'alreadyExists' })),
  },
  play: async ({ args }) => {
    const written = field(said)
    await userEvent.clear(written)
    await add()
    await waitFor(() => expect(written).toHaveAccessibleDescription(/(required|obligatoire)/))
    await expect(args.onAdd).not.toHaveBeenCalled()
    await userEvent.type(written, 'switch it on')
    await add()
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce())
    await waitFor(() => expect(field(message('name'))).toBeInvalid())
    await expect(written).toHaveValue('switch it on')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** A recording of the project keeps its transcription, and is not sent once more. */
export const OfProject: Story = {
  args: {
    by: 'file',
    recording: {
      ...recording,
      kept: { id: 5, name: 'lamp.wav', sentence: 'switch on the kitchen lamp', seconds: 2 },
    },
  },
  play: async ({ args }) => {
    await expect(dialog().getByText('switch on the kitchen lamp')).toHaveAttribute('lang', 'en-US')
    await expect(dialog().queryByRole('textbox')).toBeNull()
    await add()
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce())
    await expect(args.onAdd).toHaveBeenCalledWith(
      expect.objectContaining({ expectation: 'sentence', said: 'switch on the kitchen lamp' }),
    )
  },
}
