import { makeTestAudio, recognize } from '@saywright/api/contract'
import { aRecognition, type FakeFailure } from '@saywright/api/testing'
import { aTone, aVoice, aWavFile } from '@saywright/audio/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { unitTestsMessages } from '../features/unit-tests/messages/index.js'
import { voiceCommandsMessages } from '../features/voice-commands/messages/index.js'
import { generateMessages } from '../features/voice-commands/panes/generate/messages.js'
import { either } from '../testing/either.js'
import { studioFlow } from '../testing/Studio.js'
import { type Visit, visit, waitOptions } from '../testing/visit.js'

const message = either(voiceCommandsMessages)
const lamp = aWavFile('lamp.wav', aVoice(4))
const wav = { type: 'audio/wav' }

const meta = { title: 'Studio/Flows/Test a grammar', tags: ['no-picture'], ...studioFlow } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const press = async ({ canvas }: Visit, key: 'save.button' | 'test.again') =>
  userEvent.click(
    (await canvas.findAllByRole('button', { name: message(key) }, waitOptions)).at(-1) as HTMLElement,
  )

/** A file is refused with its reason before anything is sent; the text stays, and another file is recognized. */
const refuses = (file: () => File, reason: RegExp): Story => ({
  play: async (context) => {
    const visitor = visit(context)
    const { transport, write, save, chooseFile, sees, keeps } = visitor
    await write('// kept')
    await save()
    await sees(message('save.state.saved'))
    await chooseFile(file())
    await sees(reason)
    await expect(transport.calls(recognize)).toHaveLength(0)
    await keeps('// kept')
    await chooseFile(lamp)
    await sees(message('test.recognized'))
    await expect(transport.calls(recognize)).toHaveLength(1)
  },
})

/** A text is called WAV: the reason is shown before anything is sent, and another file is recognized. */
export const NotWav: Story = refuses(
  () => new File(['not a sound at all'], 'notes.wav', wav),
  /notes\.wav (is damaged|est endommagé)/,
)

/** A silent recording: refused before anything is sent. */
export const SilentRecording: Story = refuses(
  () => aWavFile('quiet.wav', new Float32Array(16_000)),
  /quiet\.wav (is silent|est silencieux)/,
)

/** A recording of eleven seconds: said before anything is sent. */
export const TooLong: Story = refuses(
  () => aWavFile('long.wav', aTone(440, { seconds: 11 })),
  /long\.wav (is longer than|dépasse) 10/,
)

/** A file of six megabytes: said before anything is sent. */
export const TooLarge: Story = refuses(
  () => new File([new Uint8Array(6 * 1024 ** 2)], 'large.wav', wav),
  /large\.wav (is larger than|dépasse) 5/,
)

/** The test of a recording fails: the grammar is saved and the recording stays, which is tested again later. */
const fails = (failure: FakeFailure, problem: 'voiceDown' | 'serverDown'): Story => ({
  play: async (context) => {
    const visitor = visit(context)
    const { transport, canvas, held, write, chooseFile, sees, keeps } = visitor
    await write('// kept')
    await userEvent.click(await canvas.findByRole('radio', { name: message('try.file') }, waitOptions))
    await sees(message('test.saveFirst'))
    await press(visitor, 'save.button')
    await sees(message('save.state.saved'))
    transport.fail(recognize, failure)
    await chooseFile(lamp)
    await sees(message(`test.problem.${problem}.title`))
    await sees(message(`test.problem.${problem}.text`))
    await keeps('// kept')
    await expect(held().grammar).toMatch(/\/\/ kept$/)
    await expect(canvas.getByRole('button', { name: /lamp\.wav/ })).toBeVisible()
    transport.respond(recognize, aRecognition())
    await press(visitor, 'test.again')
    await sees(message('test.recognized'))
  },
})

/** The voice service is stopped: nothing is lost, and the same recording is recognized once it is back. */
export const VoiceDown: Story = fails('voice_unavailable', 'voiceDown')

/** The server stops once the grammar is saved: nothing is lost, and the same recording is recognized once it is back. */
export const ServerDown: Story = fails('network', 'serverDown')

/** Sentences that were generated lead to a new unit test, which makes recordings of them. */
export const SentencesAsUnitTest: Story = {
  play: async (context) => {
    const { canvas, transport } = visit(context)
    const [generate, unitTests] = [either(generateMessages), either(unitTestsMessages)]
    await userEvent.click(await canvas.findByRole('button', { name: message('sample.button') }, waitOptions))
    const body = within(document.body)
    const sample = within(await body.findByRole('dialog', { name: generate('title') }))
    const shown = sample.getAllByRole('listitem').map(({ textContent }) => textContent)
    await userEvent.click(sample.getByRole('button', { name: generate('newTest') }))
    const make = within(await body.findByRole('dialog', { name: unitTests('make.title') }, waitOptions))
    await expect(make.getByRole('textbox', { name: unitTests('make.sentences') })).toHaveValue(
      shown.join('\n'),
    )
    transport.respond(makeTestAudio, { task_id: 5, names: [] })
    const count = shown.length * 4
    await userEvent.click(make.getByRole('button', { name: unitTests('make.submit', { count }) }))
    await canvas.findByRole('heading', { name: unitTests('wizard.headings.audio') }, waitOptions)
    await expect(transport.calls(makeTestAudio)).toEqual([
      expect.objectContaining({ body: expect.objectContaining({ sentences: shown }) }),
    ])
  },
}
