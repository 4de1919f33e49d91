import { mapReady, ready } from '@saywright/api/contract'
import { anAudioAsset } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { either } from '../../../testing/either.js'
import { wakeWordTestsMessages } from '../messages/index.js'
import { aTestedWakeWordModel } from '../testing/aTestedModel.js'
import { blankTest } from './testValues.js'
import { UnitTestWizardScreen, type UnitTestWizardScreenProps } from './UnitTestWizardScreen.js'

const message = either(wakeWordTestsMessages)

const recordings = [
  anAudioAsset({ id: 21, name: 'nadia-03.wav', duration: 1.8, transcription: 'Hello, Halden!' }),
  anAudioAsset({ id: 22, name: 'karl-05.wav', duration: 2.2, transcription: 'a yellow garden' }),
  anAudioAsset({ id: 23, name: 'kitchen.wav', duration: 9, transcription: null }),
]

const sources = {
  model: aTestedWakeWordModel(),
  recordings,
  tests: [],
  initialValues: blankTest(5700),
}

const meta = {
  title: 'Studio/Unit tests/Wake word wizard',
  component: UnitTestWizardScreen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    sources: ready(sources),
    modelHref: '/7/wake-words/21',
    speakers: [],
    sourceOf: () => new Blob(),
    uploading: {
      state: { uploads: [], arrived: [] },
      ...{ onUpload: fn(), onRetry: fn(), onRetryAll: fn(), onRemove: fn() },
    },
    onMakeAudio: fn<UnitTestWizardScreenProps['onMakeAudio']>(async () => []),
    onTranscribe: fn<UnitTestWizardScreenProps['onTranscribe']>(async () => true),
    onSave: fn<UnitTestWizardScreenProps['onSave']>(async () => undefined),
    onCancel: fn(),
  },
} satisfies Meta<typeof UnitTestWizardScreen>
export default meta
type Story = StoryObj<typeof meta>

const next = (canvas: HTMLElement) =>
  userEvent.click(within(canvas).getByRole('button', { name: /^(Next|Suivant)$/ }))

/** Two steps: what says a wake word must wake, all else must not, and what is not written down has to be. */
export const AudioSamples: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvasElement.querySelectorAll('ol > li')).toHaveLength(2)
    await expect(canvas.getByRole('heading', { name: message('wizard.headings.audio') })).toBeVisible()
    const row = (name: RegExp) => within(canvas.getByRole('row', { name }))
    await expect(row(/nadia-03/).getByText(message('audio.accepted'))).toBeVisible()
    await expect(row(/karl-05/).getByText(message('audio.toRefuse'))).toBeVisible()
    await expect(row(/kitchen/).getByText(message('audio.missing'))).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /nadia-03/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /karl-05/ }))
    await expect(canvas.getByText(message('coverage.said', { covered: 1, total: 2 }))).toBeVisible()
    await expect(canvas.getByText('dis halden')).toBeVisible()
    await next(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: message('configure.name') }), 'Kitchen')
    await userEvent.click(canvas.getByRole('button', { name: message('wizard.saveAndRun') }))
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        ...{ name: 'Kitchen', confidence_threshold: 5700, audio_files: [21, 22], slots: [] },
        expectations: [
          { audio_id: 21, expectation: 'sentence', meaning: null },
          { audio_id: 22, expectation: 'other_sentence', meaning: null },
        ],
      }),
      true,
    )
  },
}

/** Somebody says otherwise than the transcription: both contradictions are named. */
export const Contradictions: Story = {
  args: {
    sources: ready({
      ...sources,
      initialValues: {
        ...sources.initialValues,
        files: [21, 22],
        expected: {
          21: { expectation: 'other_sentence', meaning: null },
          22: { expectation: 'sentence', meaning: null },
        },
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const named = (names: string) => ({ count: 1, names })
    await expect(canvas.getByText(message('audio.problems.notAccepted', named('karl-05.wav')))).toBeVisible()
    await expect(canvas.getByText(message('audio.problems.inGrammar', named('nadia-03.wav')))).toBeVisible()
  },
}

/** A model without a wake word cannot be tested: the step says so, and leads to the model. */
export const NoWakeWord: Story = {
  name: 'No wake word',
  args: { sources: ready({ ...sources, model: aTestedWakeWordModel({ positive_words: [] }) }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(message('audio.grammarErrors'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: message('audio.toGrammar') })).toHaveAttribute(
      'href',
      '/7/wake-words/21',
    )
    await userEvent.click(canvas.getByRole('checkbox', { name: /karl-05/ }))
    await next(canvasElement)
    await expect(canvas.getByRole('heading', { name: message('wizard.headings.audio') })).toBeVisible()
  },
}

/** Audio is made of the wake words and of the anti wake words. */
export const MakeAudio: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: message('make.button') }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: message('make.title') }))
    const field = dialog.getByRole('textbox', { name: message('make.sentences') })
    await expect(field).toHaveValue('hello halden\ndis halden\nhello holder')
    await userEvent.click(dialog.getByRole('button', { name: message('make.submit', { count: 12 }) }))
    await expect(args.onMakeAudio).toHaveBeenCalledWith(
      expect.objectContaining({ sentences: ['hello halden', 'dis halden', 'hello holder'] }),
    )
  },
}

/** A project without a recording: how to begin. */
export const Empty: Story = {
  args: { sources: mapReady(ready(sources), (given) => ({ ...given, recordings: [] })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(message('audio.empty.text'))).toBeVisible()
  },
}
