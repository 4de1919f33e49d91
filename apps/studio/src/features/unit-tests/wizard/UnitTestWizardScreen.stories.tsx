import { ApiError, failed, loading, mapReady, ready, type SynthesisVoice } from '@saywright/api/contract'
import { anAudioAsset, aUnitTestSummary } from '@saywright/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { either } from '../../../testing/either.js'
import { unitTestsMessages } from '../messages/index.js'
import { aTestedModel } from '../testing/aTestedModel.js'
import { blankTest } from './testValues.js'
import {
  type TestSources,
  UnitTestWizardScreen,
  type UnitTestWizardScreenProps,
} from './UnitTestWizardScreen.js'

const message = either(unitTestsMessages)

const grammar =
  '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n!slot <room>;\n\n<main>: switch (on | off) the lamp [in the <room>];\n'

const recordings = [
  anAudioAsset({ id: 21, name: 'nadia-03.wav', duration: 2.4, transcription: 'switch on the lamp' }),
  anAudioAsset({
    id: 22,
    name: 'karl-05.wav',
    duration: 3.2,
    transcription: 'switch on the lamp in the attic',
  }),
  anAudioAsset({ id: 23, name: 'karl-02.wav', duration: 0.9, transcription: null }),
]

const sources: TestSources = {
  model: aTestedModel({
    name: 'picking-en',
    grammar,
    slots: [{ name: 'room', values: ['kitchen', 'hall'] }],
  }),
  recordings,
  tests: [aUnitTestSummary()],
  initialValues: blankTest(5000),
}

const aVoice = (name: string, gender: SynthesisVoice['gender']): SynthesisVoice => ({
  ...{ voice_id: `en-US-${name}`, name, gender, language: 'en', locale: 'en-US' },
  ...{ footprint: 'embedded-pro', quality: 'fair' },
})

const chosen = { ...blankTest(5000), files: [21] }

const meta = {
  title: 'Studio/Unit tests/Wizard',
  component: UnitTestWizardScreen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    sources: ready(sources),
    modelHref: '/7/voice-commands/11',
    speakers: [aVoice('Grace', 'female'), aVoice('Noah', 'male')],
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

const next = (canvas: HTMLElement, name: RegExp = /^(Next|Suivant)$/) =>
  userEvent.click(within(canvas).getByRole('button', { name }))
const heading = (canvas: HTMLElement, step: 'audio' | 'slots' | 'configure') =>
  within(canvas).findByRole('heading', { name: message(`wizard.headings.${step}`) })
const save = message('wizard.saveAndRun')

/** Three steps; in the first, every recording says whether the grammar accepts its sentence. */
export const AudioSamples: Story = {
  name: 'S-005 Audio samples',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const steps = Array.from(canvasElement.querySelectorAll('ol > li'))
    await expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1(Recordings|Enregistrements)/),
      expect.stringMatching(/^2(Dynamic slots|Listes dynamiques)/),
      expect.stringMatching(/^3(Configure and save|Configurer et enregistrer)/),
    ])
    await expect(steps[0]).toHaveAttribute('aria-current', 'step')
    await expect(canvas.queryByRole('button', { name: /^(Previous|Précédent)$/ })).toBeNull()
    await expect(canvas.getByText(message('audio.accepted'))).toBeVisible()
    await expect(canvas.getByText(message('audio.notAccepted'))).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /nadia-03/ }))
    await expect(canvas.getByText(/^1 (recording|enregistrement), 2[.,]4/)).toBeVisible()
    await next(canvasElement)
    await heading(canvasElement, 'slots')
  },
}

/** On a small laptop the names keep room for a dozen letters beside all facts of a recording. */
export const AudioSamplesOnLaptop: Story = {
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvasElement }) => {
    for (const name of within(canvasElement).getAllByRole('rowheader'))
      await expect(name.clientWidth).toBeGreaterThan(120)
  },
}

/** What no chosen recording covers is listed, and shrinks with each that is chosen. */
export const CoverageOfGrammar: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const said = (covered: number) => canvas.getByText(message('coverage.said', { covered, total: 8 }))
    await expect(said(0)).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /nadia-03/ }))
    await expect(said(4)).toBeVisible()
    const missed = canvas.getByText('<main>').closest('li')
    await expect(missed).toHaveTextContent('off, in, the, <room>')
  },
}

/** Sentences came along from the grammar: recordings of them are offered at once, once. */
export const OfSentences: Story = {
  args: {
    sentences: ['switch on the lamp', 'switch off the lamp in the hall'],
    sources: ready({ ...sources, initialValues: chosen }),
  },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: message('make.title') }))
    const field = dialog.getByRole('textbox', { name: message('make.sentences') })
    await expect(field).toHaveValue('switch on the lamp\nswitch off the lamp in the hall')
    await userEvent.click(dialog.getByRole('button', { name: message('make.submit', { count: 8 }) }))
    await expect(args.onMakeAudio).toHaveBeenCalledWith(
      expect.objectContaining({ sentences: args.sentences }),
    )
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument())
    await next(canvasElement)
    await heading(canvasElement, 'slots')
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Previous|Précédent)$/ }))
    await heading(canvasElement, 'audio')
    await expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument()
  },
}

/** Each recording can be played in its row. */
export const Sounds: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('slider')).toHaveLength(recordings.length)
    await expect(
      canvas.getByRole('button', { name: /^(?!.*(expected|attendu)).*nadia-03\.wav/ }),
    ).toBeVisible()
  },
}

/** F-083 No file is chosen: Next stays, and says why. */
export const NoFile: Story = {
  play: async ({ canvasElement }) => {
    await next(canvasElement)
    await expect(within(canvasElement).getByText(message('audio.atLeastOne'))).toBeVisible()
    await heading(canvasElement, 'audio')
  },
}

/** F-083 The grammar has an error: it cannot be tested. */
export const GrammarErrors: Story = {
  args: {
    sources: ready({
      ...sources,
      initialValues: chosen,
      model: aTestedModel({ grammar: '#BNF+EM V2.1;\n!grammar a;\n!start <x>;\n' }),
    }),
  },
  play: async ({ canvasElement }) => {
    await next(canvasElement)
    await expect(within(canvasElement).getByText(message('audio.grammarErrors'))).toBeVisible()
    await heading(canvasElement, 'audio')
  },
}

/** F-082 A file without transcription is locked, and has the field to write it: writing it puts the file in the test. */
export const TranscriptionMissing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('checkbox', { name: /karl-02/ })).toBeDisabled()
    const field = canvas.getByRole('textbox', { name: message('audio.write', { name: 'karl-02.wav' }) })
    await userEvent.type(field, 'switch off the lamp{Enter}')
    await waitFor(() =>
      expect(args.onTranscribe).toHaveBeenCalledWith(
        expect.objectContaining({ id: 23 }),
        'switch off the lamp',
      ),
    )
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /karl-02/ })).toBeChecked())
  },
}

/** A chosen recording whose sentence is not in the grammar can never pass. */
export const NeverPasses: Story = {
  args: { sources: ready({ ...sources, initialValues: { ...chosen, files: [22] } }) },
  play: async ({ canvasElement }) => {
    const never = message('audio.problems.notAccepted', { count: 1, names: 'karl-05.wav' })
    await expect(within(canvasElement).getByText(never)).toBeVisible()
  },
}

/** Magnified: the names of recordings keep the room of a few syllables beside the other columns. */
export const NarrowTable: Story = {
  tags: ['no-picture'],
  globals: { viewport: { value: 'tablet', isRotated: false } },
  decorators: [
    (Story) => (
      <div style={{ width: 600 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [name] = await within(canvasElement).findAllByText(/^[\w-]+\.wav$/)
    await expect(name?.offsetWidth).toBeGreaterThan(100)
  },
}

/** A project without recordings. */
export const NoRecordings: Story = {
  args: { sources: ready({ ...sources, recordings: [] }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(message('audio.empty.title'))).toBeVisible()
  },
}

/** F-072 A duplicate value of a slot: it is reported at once, and Next stays. */
export const RepeatedSlotValue: Story = {
  args: { sources: ready({ ...sources, initialValues: chosen }) },
  play: async ({ canvasElement }) => {
    await next(canvasElement)
    await heading(canvasElement, 'slots')
    const field = within(canvasElement).getByRole('textbox')
    await expect(field).toHaveValue('kitchen\nhall')
    await userEvent.type(field, '\nKitchen')
    await expect(within(canvasElement).getByText(message('slots.duplicate', { line: 1 }))).toBeVisible()
    await next(canvasElement)
    await heading(canvasElement, 'slots')
  },
}

/** A grammar without dynamic slots has nothing to fill here. */
export const NoSlots: Story = {
  args: {
    sources: ready({ ...sources, initialValues: chosen, model: aTestedModel({ slots: [] }) }),
  },
  play: async ({ canvasElement }) => {
    await next(canvasElement)
    await expect(await within(canvasElement).findByText(message('slots.none'))).toBeVisible()
  },
}

async function toConfigure(canvasElement: HTMLElement) {
  await next(canvasElement)
  await heading(canvasElement, 'slots')
  await next(canvasElement)
  await heading(canvasElement, 'configure')
  return within(canvasElement)
}

/** F-071 F-072 F-074 Name and threshold are checked on saving: each error has its sentence. */
export const Faults: Story = {
  args: { sources: ready({ ...sources, initialValues: { ...chosen, threshold: 10_001 } }) },
  play: async ({ canvasElement, args }) => {
    const canvas = await toConfigure(canvasElement)
    await next(canvasElement, save)
    await expect(await canvas.findByText(message('errors.required'))).toBeVisible()
    await expect(canvas.getByText(message('errors.outOfRange'))).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: message('configure.name') }), 'aisle ACCENTS')
    await expect(canvas.getByText(message('errors.alreadyExists'))).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** One of the selected recordings was deleted since: the test is saved with the others. */
export const ChosenThenGone: Story = {
  args: {
    sources: ready({ ...sources, initialValues: { ...chosen, files: [21, 99], name: 'Near' } }),
    onSave: fn<UnitTestWizardScreenProps['onSave']>(async () => undefined),
  },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText(/^1 (recording|enregistrement), 2[.,]4/)).toBeVisible()
    await toConfigure(canvasElement)
    await next(canvasElement, save)
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ audio_files: [21] }), true),
    )
  },
}

/** Forth, back and forth again: the test is sent with its recordings, slot values, name and the threshold of its model. */
export const Saved: Story = {
  name: 'S-005 S-007 Saved',
  args: {
    sources: ready({ ...sources, initialValues: { ...chosen, threshold: 5675, slots: { room: 'attic' } } }),
    onSave: fn<UnitTestWizardScreenProps['onSave']>(async () => undefined),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = await toConfigure(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^(Previous|Précédent)$/ }))
    await heading(canvasElement, 'slots')
    await next(canvasElement)
    await heading(canvasElement, 'configure')
    await userEvent.type(canvas.getByRole('textbox', { name: message('configure.name') }), 'Near')
    await userEvent.click(canvas.getByRole('textbox', { name: message('configure.threshold') }))
    await userEvent.tab()
    await next(canvasElement, save)
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        {
          name: 'Near',
          description: '',
          confidence_threshold: 5675,
          audio_files: [21],
          expectations: [],
          slots: [{ name: 'room', values: ['attic'] }],
        },
        true,
      ),
    )
  },
}

/** Another user was faster: the server refuses the name, and the values stay. */
export const Refused: Story = {
  args: {
    sources: ready({ ...sources, initialValues: { ...chosen, name: 'Far' } }),
    onSave: fn<UnitTestWizardScreenProps['onSave']>(async () => ({ name: 'alreadyExists' })),
  },
  play: async ({ canvasElement }) => {
    const canvas = await toConfigure(canvasElement)
    await next(canvasElement, save)
    await expect(await canvas.findByText(message('errors.alreadyExists'))).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: message('configure.name') })).toHaveValue('Far')
  },
}

/** Refused once, then saved: the list of tests has it before its page opens, and its own name is not taken by another. */
export const SavedAfterRefusal: Story = {
  args: {
    sources: ready({ ...sources, initialValues: { ...chosen, name: 'Far' } }),
    onSave: fn<UnitTestWizardScreenProps['onSave']>(async () => undefined),
  },
  render: function Draw({ onSave, ...args }) {
    const [tests, setTests] = useState(sources.tests)
    const [isSecond, setSecond] = useState(false)
    return (
      <UnitTestWizardScreen
        {...args}
        sources={mapReady(args.sources, (given) => ({ ...given, tests }))}
        onSave={async (form, isRun) => {
          if (!isSecond) {
            setSecond(true)
            return { description: 'tooLong' }
          }
          setTests([...sources.tests, aUnitTestSummary({ id: 99, name: form.name })])
          return onSave(form, isRun)
        }}
      />
    )
  },
  play: async ({ canvasElement, args }) => {
    const canvas = await toConfigure(canvasElement)
    await next(canvasElement, save)
    await expect(await canvas.findByText(message('errors.tooLong', { most: 200 }))).toBeVisible()
    await next(canvasElement, save)
    await waitFor(() => expect(args.onSave).toHaveBeenCalled())
    await expect(canvas.queryByText(message('errors.alreadyExists'))).toBeNull()
  },
}

/** The initial values of the wizard are loading. */
export const Loading: Story = {
  args: { sources: loading },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveAccessibleName()
  },
}

/** The recordings could not be read. */
export const Failed: Story = {
  args: { sources: failed(new ApiError({ kind: 'network' }), fn()) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
  },
}

async function openMaking(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: message('make.button') }))
  return within(await within(document.body).findByRole('dialog'))
}

/** Instead of recording, sentences of the grammar are synthesized, with the chosen variations. */
export const MakeAudio: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await openMaking(canvasElement)
    const field = dialog.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, 'switch on the lamp\nswitch off the lamp')
    await userEvent.click(dialog.getByRole('checkbox', { name: message('make.voice.middle') }))
    await userEvent.click(dialog.getByRole('button', { name: message('make.submit', { count: 12 }) }))
    await expect(args.onMakeAudio).toHaveBeenCalledWith({
      sentences: ['switch on the lamp', 'switch off the lamp'],
      voices: ['deep', 'middle', 'high'],
      speeds: ['normal'],
      noises: ['none', 'quiet'],
    })
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await openMaking(canvasElement)
  },
}

/** Voices, noise and rooms are chosen too; without noise there is no room. */
export const MakeAudioInRooms: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await openMaking(canvasElement)
    const press = (name: string | RegExp) => userEvent.click(dialog.getByRole('checkbox', { name }))
    await press('Grace')
    for (const kind of ['hiss', 'babble', 'kitchen'] as const) await press(message(`make.background.${kind}`))
    for (const room of ['none', 'furnished', 'hall'] as const) await press(message(`make.room.${room}`))
    const field = dialog.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, 'switch on the lamp')
    await userEvent.click(dialog.getByRole('button', { name: message('make.submit', { count: 4 }) }))
    await expect(args.onMakeAudio).toHaveBeenCalledWith(
      expect.objectContaining({ speakers: ['en-US-Noah'], backgrounds: ['street'], rooms: ['tiled'] }),
    )
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    const again = await openMaking(canvasElement)
    await userEvent.click(again.getByRole('checkbox', { name: message('make.noise.quiet') }))
    await expect(again.queryByRole('group', { name: message('make.rooms') })).toBeNull()
  },
}

/** Without a voice nothing can be made, and the page says why. */
export const NothingToMake: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openMaking(canvasElement)
    for (const voice of ['deep', 'high'] as const)
      await userEvent.click(dialog.getByRole('checkbox', { name: message(`make.voice.${voice}`) }))
    await waitFor(() => expect(dialog.getByText(message('make.faults.none'))).toBeVisible())
    await expect(dialog.getByRole('button', { name: message('make.submit', { count: 0 }) })).toBeDisabled()
  },
}

/** All recordings with a transcription join at once; those without one stay locked. */
export const ChooseAll: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: message('audio.chooseAll', { count: 2 }) }))
    await expect(canvas.getByRole('checkbox', { name: /nadia-03/ })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: /karl-05/ })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: /karl-02/ })).not.toBeChecked()
    await expect(canvas.queryByRole('button', { name: /^(Choose all|Choisir les)/ })).toBeNull()
  },
}

/** At most 12 tabs lead from choosing all recordings to Next, however many there are. */
export const FewTabs: Story = {
  args: {
    sources: ready({
      ...sources,
      recordings: Array.from({ length: 40 }, (_, index) =>
        anAudioAsset({ id: 100 + index, name: `take-${index}.wav`, transcription: 'switch on the lamp' }),
      ),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(message('audio.shown', { shown: 8, count: 40 }))).toBeVisible()
    const all = canvas.getByRole('button', { name: message('audio.chooseAll', { count: 40 }) })
    const next = canvas.getByRole('button', { name: /^(Next|Suivant)$/ })
    all.focus()
    let tabs = 0
    while (document.activeElement !== next && tabs < 40) {
      await userEvent.tab()
      tabs++
    }
    await expect(tabs).toBeLessThanOrEqual(12)
    await userEvent.click(all)
    await expect(canvas.getByText(/^40 (recordings|enregistrements)/)).toBeVisible()
  },
}

/** A recording without a transcription has to be refused: it needs none, and is in the test. */
export const ExpectedRefusal: Story = {
  args: {
    sources: ready({ ...sources, initialValues: { ...chosen, name: 'Near' } }),
    onSave: fn<UnitTestWizardScreenProps['onSave']>(async () => undefined),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const choice = canvas.getByRole('button', { name: /(expected of|attendu de) karl-02/ })
    await userEvent.click(choice)
    const list = within(document.body)
    await userEvent.click(
      await list.findByRole('option', { name: message('results.expectations.no_speech') }),
    )
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /karl-02/ })).toBeChecked())
    await expect(canvas.getByText(message('audio.toRefuse'))).toBeVisible()
    await toConfigure(canvasElement)
    await next(canvasElement, save)
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          audio_files: [21, 23],
          expectations: [{ audio_id: 23, expectation: 'no_speech', meaning: null }],
        }),
        true,
      ),
    )
  },
}

/** A sentence of the grammar that has to be refused would be accepted: the page says so. */
export const RefusalInGrammar: Story = {
  args: {
    sources: ready({
      ...sources,
      initialValues: { ...chosen, expected: { 21: { expectation: 'other_sentence', meaning: null } } },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(message('audio.inGrammar'))).toBeVisible()
    const problem = message('audio.problems.inGrammar', { count: 1, names: 'nadia-03.wav' })
    await expect(canvas.getByText(problem)).toBeVisible()
  },
}

/** A file uploaded in the wizard is added to the test when it arrives; one that is removed stays out. */
export const Arrived: Story = {
  args: {
    uploading: {
      state: { uploads: [], arrived: ['nadia-03.wav', 'karl-02.wav'] },
      ...{ onUpload: fn(), onRetry: fn(), onRetryAll: fn(), onRemove: fn() },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /nadia-03/ })).toBeChecked())
    const missing = message('audio.problems.missing', { count: 1, names: 'karl-02.wav' })
    await expect(canvas.getByText(missing)).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /nadia-03/ }))
    await expect(canvas.getByRole('checkbox', { name: /nadia-03/ })).not.toBeChecked()
  },
}

/** Recordings made for the test are added to it, once they are there. */
export const MadeAudioChosen: Story = {
  args: { onMakeAudio: fn<UnitTestWizardScreenProps['onMakeAudio']>(async () => ['karl-05.wav']) },
  play: async ({ canvasElement }) => {
    const dialog = await openMaking(canvasElement)
    await userEvent.click(dialog.getAllByRole('button').at(-1)!)
    await waitFor(() =>
      expect(within(canvasElement).getByRole('checkbox', { name: /karl-05/ })).toBeChecked(),
    )
  },
}
