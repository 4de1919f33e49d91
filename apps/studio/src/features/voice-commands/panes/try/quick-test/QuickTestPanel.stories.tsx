import { refusalTitle } from '@saywright/api/catalogue'
import type { ListeningEvent, Recognition, Refusal } from '@saywright/api/contract'
import { aHypothesis, aRecognition } from '@saywright/api/testing'
import { aTone, aVoice, aWavFile, fakeMicrophone } from '@saywright/audio/testing'
import { Box, Card } from '@saywright/ui'
import type { Locale } from '@saywright/ui/i18n'
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { soundMessages } from '../../../../../parts/sound/messages.js'
import { either } from '../../../../../testing/either.js'
import { voiceCommandsMessages } from '../../../messages/index.js'
import type { SaveState } from '../../../model/document/useSaving.js'
import type { QuickTest, TestProblem, TestRecording } from '../../../model/quick-test/quickTest.js'
import type { Listen } from '../../../model/quick-test/useLiveHearing.js'
import { addToTestMessages } from '../unit-test/messages.js'
import { QuickTestPanel, type QuickTestPanelProps } from './QuickTestPanel.js'
import { refusalMessages } from './refusalMessages.js'

const message = either(voiceCommandsMessages)
const sound = either(soundMessages)
const refusal = either(refusalMessages)
const file = aWavFile('lamp.wav', aVoice(4))
const recording: TestRecording = { file, name: file.name, seconds: 2 }

const meta = {
  title: 'Studio/Voice commands/Quick test',
  component: QuickTestPanel,
  args: {
    by: 'speak',
    test: { status: 'ready' },
    saveState: 'saved',
    hasErrors: false,
    caution: undefined,
    lang: 'en-US',
    onRecording: fn(),
    onSave: fn(),
  },
  render: (args) => (
    <Box maxWidth="form">
      <Card isFlush title="lamps-en">
        <QuickTestPanel {...args} />
      </Card>
    </Box>
  ),
} satisfies Meta<typeof QuickTestPanel>
export default meta
type Story = StoryObj<typeof meta>

const choose = async (canvasElement: HTMLElement, chosen: File) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
  await userEvent.upload(input as HTMLInputElement, chosen, { applyAccept: false })
}

/** Nothing recorded yet: one press records, for ten seconds at most. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: message('test.record') })).toBeEnabled()
  },
}

const kept = [{ id: 5, name: 'lamp.wav', sentence: 'switch on the kitchen lamp', seconds: 2 }]

/** A sentence is suggested to a user, and without a microphone a recording. */
export const Suggested: Story = {
  args: {
    help: { suggestion: 'switch on the kitchen lamp', recordings: kept },
    steps: { takeFile: fn() },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const said = canvas.getByText(/switch on the kitchen lamp/)
    await expect(said).toHaveAttribute('lang', 'en-US')
    await expect(said.parentElement).toHaveTextContent(/^(Say: “|Dites : « )/)
    await userEvent.click(canvas.getByRole('button', { name: message('test.noMicrophone') }))
    await expect(args.steps?.takeFile).toHaveBeenCalledOnce()
  },
}

const partial = (text: string): ListeningEvent => ({ type: 'partial', data: { text, end_ms: 400 } })

/** A connection that reports a list of events while sound comes. */
const listenTo =
  (events: readonly ListeningEvent[]): Listen =>
  (onEvent) => {
    let blocks = 0
    return {
      hear: () => {
        blocks += 1
        // Half a second is between two of them, so that the recording has audible sound.
        const event = blocks % 8 === 0 && events[blocks / 8 - 1]
        if (event) onEvent(event)
      },
      stop: fn(),
      changeSlots: fn(),
      close: fn(),
      over: new Promise(() => {}),
    }
  }

/** The user speaks: partial results are shown meanwhile, and the recording is tested when it ends. */
export const WhileSpeaking: Story = {
  // How much is recorded when it ends depends on the machine.
  tags: ['no-picture'],
  args: { listen: listenTo([partial('switch on'), partial('switch on the kitchen lamp')]) },
  play: async ({ canvasElement, args }) => {
    const microphone = fakeMicrophone({ samples: aVoice(4) })
    const canvas = within(canvasElement)
    try {
      await userEvent.click(canvas.getByRole('button', { name: message('test.record') }))
      await expect(await canvas.findByText('switch on the kitchen lamp')).toBeVisible()
      await userEvent.keyboard(' ')
      await waitFor(() => expect(args.onRecording).toHaveBeenCalledOnce())
      await expect(canvas.queryByText('switch on the kitchen lamp')).not.toBeInTheDocument()
    } finally {
      microphone.restore()
    }
  },
}

/** The recordings of the project can be tested with one press, beside a chosen file. */
export const KeptRecordings: Story = {
  args: {
    by: 'file',
    help: { suggestion: 'switch on the kitchen lamp', recordings: kept },
    steps: { chooseKept: fn() },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /switch on the kitchen lamp/ }))
    await expect(args.steps?.chooseKept).toHaveBeenCalledWith(kept[0])
  },
}

/** A WAV file is passed on unchanged for the test. */
export const File: Story = {
  args: { by: 'file' },
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, file)
    await waitFor(() => expect(args.onRecording).toHaveBeenCalledOnce())
    await expect(args.onRecording).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'lamp.wav', seconds: 2 }),
    )
  },
}

/** The recognizer is listening. */
export const Running: Story = {
  args: { test: { status: 'running', recording } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(message('test.running'))).toBeVisible()
  },
}

/** Recognized above the threshold; this engine gives one hypothesis. */
export const Recognized: Story = {
  args: {
    test: {
      status: 'heard',
      recording,
      recognition: aRecognition({
        hypotheses: [
          aHypothesis({
            intent: 'SWITCH',
            entities: [
              { name: 'state', value: 'on', text: 'on', start_ms: 560, end_ms: 720, entities: [] },
              { name: 'room', value: 'KITCHEN', text: 'kitchen', start_ms: 810, end_ms: 1240, entities: [] },
            ],
          }),
        ],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(message('test.recognized'))).toBeVisible()
    await expect(canvas.getByText(message('test.single'))).toBeVisible()
    await expect(canvas.getByText('SWITCH')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
    // Under the waveform the value is at its time.
    const piece = canvas.getByTitle('room')
    await expect(piece).toHaveTextContent(/^KITCHEN$/)
    const said = canvas.getAllByText('kitchen').find((word) => word.closest('[aria-hidden]'))
    await expect(piece.getBoundingClientRect().left).toBeCloseTo(said?.getBoundingClientRect().left ?? 0, 0)
  },
}

/** A pressed word or entity is marked in the timeline, and only its piece of the recording is played. */
export const PiecePlayed: Story = {
  args: Recognized.args ?? {},
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [word] = await canvas.findAllByRole('button', { name: /^(Play|Écouter) kitchen / })
    const entity = canvas.getByRole('button', { name: /^(Play|Écouter) room / })
    await userEvent.click(word as HTMLElement)
    await expect(word).toHaveAttribute('data-chosen')
    await waitFor(() => expect(canvas.getByTitle('room')).toHaveAttribute('data-chosen'))
    const slider = canvas.getByRole('slider')
    const pause = () => canvas.queryByRole('button', { name: /pause/i })
    await waitFor(() => expect(Number(slider.ariaValueNow)).toBeGreaterThanOrEqual(1.24))
    await waitFor(() => expect(pause()).toBeNull())
    await expect(Number(slider.ariaValueNow)).toBeLessThan(Number(slider.ariaValueMax) - 0.1)
    entity.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(entity).toHaveAttribute('data-chosen'))
  },
}

/** The words are one Tab stop, and so are the entities: the arrow keys move between them, Enter plays one. */
export const WordsByKeyboard: Story = {
  args: Recognized.args ?? {},
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const words = await canvas.findByRole('toolbar', { name: /^(Words|Mots)$/ })
    const [first, second, third] = await within(words).findAllByRole('button')
    first?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(second).toHaveAttribute('data-chosen'))
    await expect(third).not.toHaveAttribute('data-chosen')
    await expect(canvas.getByRole('toolbar', { name: /^(Entities|Entités)$/ })).toBeVisible()
  },
}

/** An engine with several real hypotheses. */
export const SeveralHypotheses: Story = {
  args: {
    test: {
      status: 'heard',
      recording,
      recognition: aRecognition({
        single_hypothesis: false,
        hypotheses: [aHypothesis(), aHypothesis({ text: 'switch off the kitchen lamp', confidence: 5210 })],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('switch off the kitchen lamp')).toBeVisible()
    await expect(canvas.queryByText(message('test.single'))).not.toBeInTheDocument()
  },
}

const refused = (refusal: Refusal, changes: Partial<Recognition> = {}): QuickTest => ({
  status: 'heard',
  recording,
  recognition: aRecognition({ rejected: true, refusal, ...changes }),
})

/** A refusal has its name, its reason and the loudness of the recording, and only these next steps. */
async function tells(
  { canvasElement, args, globals }: Pick<StoryContext, 'canvasElement' | 'args' | 'globals'>,
  reason: RegExp,
  steps: readonly RegExp[],
) {
  const canvas = within(canvasElement)
  const { test } = args as QuickTestPanelProps
  const refusal = (test.status === 'heard' && test.recognition.refusal) || 'no_sentence'
  await expect(canvas.getByText(refusalTitle(refusal, globals.locale as Locale))).toBeVisible()
  await expect(await canvas.findByText(reason)).toBeVisible()
  await expect(canvas.queryByText(message('test.recognized'))).toBeNull()
  await expect(await canvas.findByText(sound('peak'))).toBeVisible()
  const last = await canvas.findByRole('button', { name: steps.at(-1)! })
  const offered = within(last.parentElement!).getAllByRole('button')
  await expect(offered.map(({ textContent }) => textContent)).toEqual(
    steps.map((step) => expect.stringMatching(step)),
  )
}

const press = (canvasElement: HTMLElement, step: RegExp) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: step }))
const speakAgain = message('test.other.speak')
const again = message('test.again')

/** Its length, its peak, its level and its number of clipped peaks, measured in the browser. */
const measured = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('dd')].map((value) => value.textContent)

const unsure = { hypotheses: [aHypothesis({ text: 'switch on the lamp', confidence: 247 })] }

/**
 * The sentence is in the grammar and its score below the threshold: both are shown, the grammar is not blamed, the
 * recording can join a unit test, and the threshold can be changed.
 */
export const RefusedBelowThreshold: Story = {
  args: {
    test: refused('below_threshold', { ...unsure, threshold: 5700 }),
    steps: { changeThreshold: fn(), addToTest: fn() },
  },
  play: async (context) => {
    const { canvasElement, args } = context
    const threshold = refusal('actions.threshold')
    const addToTest = either(addToTestMessages)('open')
    await tells(context, refusal('belowThreshold.what'), [speakAgain, addToTest, threshold, again])
    await press(canvasElement, addToTest)
    await expect(args.steps?.addToTest).toHaveBeenCalledOnce()
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^(“|«\s)switch on the lamp(”|\s»)$/)).toHaveAttribute('lang', 'en-US')
    await expect(canvas.getByText('247')).toBeVisible()
    await expect(canvas.getByText(/^(Threshold|Seuil) 5.700$/)).toBeVisible()
    await press(canvasElement, threshold)
    await expect(args.steps?.changeThreshold).toHaveBeenCalledOnce()
    await press(canvasElement, again)
    await expect(args.onRecording).toHaveBeenCalledWith(recording)
  },
}

/** A user who may not change the settings is not offered the threshold. */
export const RefusedReadOnly: Story = {
  args: { test: refused('below_threshold', { ...unsure, threshold: 5700 }) },
  play: async (context) => {
    await tells(context, refusal('belowThreshold.what'), [speakAgain, again])
  },
}

/** Something else was said than the grammar allows: it can be typed, and the grammar opens where the nearest sentence leaves it. */
export const Rejected: Story = {
  args: {
    test: refused('no_sentence', { hypotheses: [aHypothesis({ confidence: 1460, words: [] })] }),
    steps: { write: fn(), goTo: fn() },
    help: { nearest: { line: 18, from: 402, to: 406 } },
  },
  play: async (context) => {
    const { canvasElement, args } = context
    const [write, line] = [refusal('actions.write'), refusal('actions.nearest', { line: 18 })]
    await tells(context, refusal('noSentence.nearest'), [write, line, again])
    await press(canvasElement, line)
    await expect(args.steps?.goTo).toHaveBeenCalledWith(402, 406)
    await press(canvasElement, write)
    await expect(args.steps?.write).toHaveBeenCalledWith('switch on the kitchen lamp')
  },
}

/** No sentence of the grammar resembles the speech: it can be typed, or another one said. */
export const RejectedWithoutSentence: Story = {
  args: { test: refused('no_sentence', { hypotheses: [] }), steps: { write: fn() } },
  play: async (context) => {
    const { canvasElement, args } = context
    const write = refusal('actions.write')
    await tells(context, refusal('noSentence.what'), [write, speakAgain, again])
    await press(canvasElement, write)
    await expect(args.steps?.write).toHaveBeenCalledWith('')
  },
}

/** The recording has no speech: another microphone can be chosen beside the recorder. */
export const NothingHeard: Story = {
  args: { test: refused('no_speech', { hypotheses: [] }) },
  play: async (context) => {
    const { canvasElement } = context
    const canvas = within(canvasElement)
    const check = refusal('actions.microphone')
    await tells(context, refusal('noSpeech.what'), [speakAgain, check])
    await expect(canvas.getByText(refusal('noScore'))).toBeVisible()
    await press(canvasElement, check)
    await expect(canvas.getByText(refusal('microphone'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^(System default|Micro par défaut)/ })).toHaveFocus()
    canvas.getByRole('button', { name: check }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: /^(System default|Micro par défaut)/ })).toHaveFocus()
  },
}

/** A file without speech has no microphone to check. */
export const NothingHeardInFile: Story = {
  args: { by: 'file', test: refused('no_speech', { hypotheses: [] }) },
  play: async (context) => {
    await tells(context, refusal('noSpeech.what'), [message('test.other.file')])
  },
}

/** There is less voice in the recording than the shortest sentence takes: all that helps is to speak again. */
export const RefusedTooShort: Story = {
  args: { test: refused('too_short', { hypotheses: [] }) },
  play: async (context) => {
    await tells(context, refusal('tooShort.what'), [speakAgain])
  },
}

const loud = aWavFile(
  'loud.wav',
  aTone(440, { amplitude: 2 }).map((sample) => Math.max(-1, Math.min(1, sample))),
)

/**
 * The recording is too loud for its format: that is reported rather than the low score of the sentence, with the number of
 * clipped peaks, its peak and its level in decibels, and how to lower the level.
 */
export const RefusedClipped: Story = {
  args: {
    test: {
      status: 'heard',
      recording: { file: loud, name: loud.name, seconds: 2 },
      recognition: aRecognition({ rejected: true, refusal: 'clipped', ...unsure }),
    },
  },
  play: async (context) => {
    const { canvasElement } = context
    const level = refusal('actions.level')
    // Four thirds of each half wave lie beyond full scale: 440 waves a second have 1,760 such places in two seconds.
    await tells(context, /^(Too loud: 1,760 peaks are cut|Trop fort\s: 1\s760 crêtes sont coupées)$/, [
      speakAgain,
      level,
    ])
    await expect(within(canvasElement).getByText(/247/)).toBeVisible()
    await expect(within(canvasElement).getByText(/^2[.,]0\s?s$/)).toBeVisible()
    await expect(measured(canvasElement)).toEqual([
      expect.stringMatching(/^-?0\sdBFS$/),
      expect.stringMatching(/^-1[.,]1\sdBFS$/),
    ])
    await press(canvasElement, level)
    const help = await within(document.body).findByRole('dialog', { name: refusal('level.title') })
    await expect(within(help).getByText(refusal('level.text'))).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: level })).toHaveFocus())
  },
}

/** Speaking again takes one press beside the reason, and the next ends it. */
export const SpeakAgain: Story = {
  args: RefusedBelowThreshold.args!,
  // How much is recorded when it ends depends on the machine.
  tags: ['no-picture'],
  play: async ({ canvasElement, args }) => {
    const microphone = fakeMicrophone({ samples: aVoice(4) })
    const canvas = within(canvasElement)
    try {
      await userEvent.click(canvas.getByRole('button', { name: message('test.other.speak') }))
      await waitFor(() => expect(canvas.getByRole('timer')).not.toHaveTextContent(/^0:00/))
      await userEvent.keyboard(' ')
      await waitFor(() => expect(args.onRecording).toHaveBeenCalledOnce())
    } finally {
      microphone.restore()
    }
  },
}

/** Of a file that was refused, another one is chosen. */
export const ChooseAnotherFile: Story = {
  args: { ...RefusedBelowThreshold.args, by: 'file' },
  play: async ({ canvasElement }) => {
    const opened = fn()
    canvasElement.querySelector('input[type="file"]')?.addEventListener('click', (event) => {
      event.preventDefault()
      opened()
    })
    await userEvent.click(within(canvasElement).getByRole('button', { name: message('test.other.file') }))
    await expect(opened).toHaveBeenCalledOnce()
  },
}

const cutFile = aWavFile('cut.wav', aTone(220, { seconds: 10 }))
const cut: TestRecording = { file: cutFile, name: cutFile.name, seconds: 10 }

/** The recording ends within the speech, at the longest that there is: its end is hatched, and can be played. */
export const RefusedCutOff: Story = {
  args: { test: { ...refused('cut_off', unsure), recording: cut } as QuickTest },
  play: async (context) => {
    const { canvasElement } = context
    const canvas = within(canvasElement)
    const playEnd = refusal('actions.playEnd')
    await tells(context, refusal('cutOff.end'), [speakAgain, playEnd])
    await expect(canvas.getByText(/(A recording stops at|Un enregistrement s’arrête à) 10/)).toBeVisible()
    const slider = canvas.getByRole('slider')
    await expect(slider).toHaveAccessibleDescription(/^(Cut off|Coupé)/)
    await press(canvasElement, playEnd)
    await waitFor(() => expect(Number(slider.getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(8.5))
    await press(canvasElement, /^(Pause cut\.wav|Mettre cut\.wav en pause)$/)
    // The position of the pause depends on the machine.
    slider.focus()
    await userEvent.keyboard('{Home}')
  },
}

const lateFile = aWavFile(
  'late.wav',
  aTone(220).map((sample, at) => (at < 16_000 ? sample : 0)),
)

/** The user speaks already when the recording begins: its beginning is hatched. */
export const RefusedCutOffAtStart: Story = {
  args: {
    test: {
      ...refused('cut_off', { hypotheses: [] }),
      recording: { file: lateFile, name: lateFile.name, seconds: 2 },
    } as QuickTest,
  },
  play: async (context) => {
    await tells(context, refusal('cutOff.start'), [speakAgain, refusal('actions.playStart')])
  },
}

function Saving(props: QuickTestPanelProps) {
  const [saveState, setSaveState] = useState<SaveState>('changed')
  const save = () => {
    props.onSave()
    setSaveState('saved')
  }
  return (
    <Box maxWidth="form">
      <Card isFlush title="lamps-en">
        <QuickTestPanel {...props} saveState={saveState} onSave={save} />
      </Card>
    </Box>
  )
}

/** The grammar has unsaved changes: the panel says so before the recording, and one press saves them and continues. */
export const SaveFirst: Story = {
  args: { saveState: 'changed' },
  render: (args) => <Saving {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const record = canvas.getByRole('button', { name: message('test.record') })
    await expect(canvas.getByText(message('test.saveFirst'))).toBeVisible()
    await expect(record).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: message('save.button') }))
    await expect(args.onSave).toHaveBeenCalledOnce()
    await waitFor(() => expect(record).toHaveFocus())
  },
}

/** A grammar with errors is not tested. */
export const GrammarErrors: Story = {
  args: { hasErrors: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(message('test.fixFirst'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: message('test.record') })).toBeDisabled()
  },
}

/** In French the refusal of other sentences is not proven, and the panel says so. */
export const BasicFrench: Story = {
  args: { caution: 'Basic quality in French.', lang: 'fr-FR' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Basic quality in French.')).toBeVisible()
  },
}

/** The sounds of another language are used: the panel says what that means, and each result says it again. */
export const BorrowedSounds: Story = {
  args: {
    ...{ caution: 'Spanish (Spain) borrows the sounds of French (France).', lang: 'es-ES' },
    test: { status: 'heard', recording, recognition: aRecognition({ quality: 'borrowed' }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Spanish (Spain) borrows the sounds of French (France).')).toBeVisible()
    await expect(canvas.getByText(message('test.borrowedQuality'))).toBeVisible()
  },
}

/** The person, or the browser, keeps the microphone closed. */
export const MicrophoneBlocked: Story = {
  play: async ({ canvasElement }) => {
    const microphone = fakeMicrophone({ error: 'NotAllowedError' })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: message('test.record') }))
    await expect(await canvas.findByText(/(microphone is blocked|micro est bloqué)/)).toBeVisible()
    microphone.restore()
  },
}

/** A browser that cannot record; a file still can be tested. */
export const AudioUnsupported: Story = {
  play: async ({ canvasElement }) => {
    const microphone = fakeMicrophone({ error: 'NotSupportedError' })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: message('test.record') }))
    await expect(await canvas.findByText(/(cannot record here|ne peut pas enregistrer ici)/)).toBeVisible()
    microphone.restore()
  },
}

const refusedAs = (chosen: () => globalThis.File, sentence: RegExp): Story => ({
  args: { by: 'file' },
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, chosen())
    await expect(await within(canvasElement).findByText(sentence)).toBeVisible()
    await expect(args.onRecording).not.toHaveBeenCalled()
  },
})

/** A file that is called WAV and is not. */
export const NotAudio: Story = refusedAs(
  () => new globalThis.File(['not a sound at all'], 'notes.wav', { type: 'audio/wav' }),
  /notes\.wav (is damaged|est endommagé)/,
)

/** A silent file. */
export const SilentFile: Story = refusedAs(
  () => aWavFile('quiet.wav', new Float32Array(16_000)),
  /quiet\.wav (is silent|est silencieux)/,
)

/** Eleven seconds: one more than a test takes. */
export const TooLong: Story = refusedAs(
  () => aWavFile('long.wav', aTone(440, { seconds: 11 })),
  /long\.wav (is longer|dépasse)/,
)

/** Six megabytes: one more than a test takes. */
export const TooLarge: Story = refusedAs(
  () => new globalThis.File([new Uint8Array(6 * 1024 ** 2)], 'large.wav', { type: 'audio/wav' }),
  /large\.wav (is larger than 5|dépasse 5)/,
)

const failedWith = (problem: TestProblem): Story => ({
  args: { test: { status: 'failed', recording, problem } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(
      within(canvas.getByRole('alert')).getByText(message(`test.problem.${problem}.title`)),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: message('test.again') }))
    await expect(args.onRecording).toHaveBeenCalledWith(recording)
  },
})

/** The server found no sound in the file. */
export const Unreadable: Story = failedWith('unreadable')

/** The server measured more than ten seconds. */
export const RefusedAsTooLong: Story = failedWith('tooLong')

/** The server, or something before it, takes no file of this size. */
export const RefusedAsTooLarge: Story = failedWith('tooLarge')

/** The saved grammar cannot be spoken; the message says to correct it. */
export const SavedGrammarErrors: Story = failedWith('grammarErrors')

/** The expanded grammar is too large for the engine. */
export const SavedGrammarTooLarge: Story = failedWith('grammarTooLarge')

/** The language borrows the sounds of another one, which distinguish few sentences. */
export const BorrowedGrammarTooLarge: Story = failedWith('borrowedTooLarge')

/** The message names the words, and how to say them. */
export const Unpronounceable: Story = {
  args: { test: { status: 'failed', recording, problem: 'unpronounceable', words: 'xqz, ---' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('xqz, ---')
  },
}

/** The language was taken from the project, or no engine knows it. */
export const LanguageUnavailable: Story = failedWith('language')

/** The evaluation of the project, or its trial, has ended since the studio was opened. */
export const ResourcesExpired: Story = failedWith('expired')

/** More tests run at this moment than the engines can do; nothing is lost. */
export const TooManyAtOnce: Story = failedWith('busy')

/** The voice service is stopped: nothing is lost, and the same recording can be tested again. */
export const VoiceDown: Story = failedWith('voiceDown')

/** The server is stopped, or the network is gone. */
export const ServerDown: Story = failedWith('serverDown')

/** Anything else. */
export const FailedTask: Story = failedWith('other')
