import { setImmediate as letOthersIn } from 'node:timers/promises'
import { languageOf } from '@saywright/api/catalogue'
import {
  type BodyOf,
  makeTestAudio,
  nameKey,
  type SynthesisVoice,
  synthesizeSpeech,
  type TestAudioForm,
} from '@saywright/api/contract'
import { createResampler, encodeWav, fromPcm16 } from '@saywright/audio/signal'
import { ApiFailure, goneSignal, incorrectForm } from '@saywright/http'
import type { Context } from '../../context.js'
import type { TaskRun } from '../../tasks/tasks.js'
import { acquireLock } from '../../transaction/acquireLock.js'
import { insertAudioFile } from '../audio-files/insertAudioFile.js'
import { saveAudio } from '../audio-files/saveAudio.js'
import { endingWithRight, requireTaskRight } from '../project/taskRight.js'
import { bind } from '../shared/call.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { requireLanguage } from '../voice-commands/checkModel.js'
import { findModel } from '../voice-commands/findModel.js'
import { createMixingThread, type MixingThread } from './mixing/mixingThread.js'
import { type TestRecording, testRecordings } from './testRecordings.js'
import { voicesOf } from './testVoices.js'

interface TestAudioPayload {
  readonly form: TestAudioForm
  readonly lang: string
  /** Whose turns it takes. */
  readonly accountId: number
}

const retryAfterSeconds = 30

export const makeTestAudioRoute = bind(makeTestAudio, async ({ context, params, body, session }, reply) => {
  const model = await findModel(context, params.id, body.model_id)
  await requireLanguage(context, params.id, model.language)
  const lang = languageOf(model.language)?.bcp47
  if (!lang) throw new ApiFailure('language_unavailable')
  const voices = await voicesOf(context, lang, goneSignal(reply))
  if (body.speakers) requireSpeakers(voices, body.speakers)
  return context.transaction(async (transaction) => {
    await acquireLock(transaction, [`test audio of ${params.id}`])
    const other = await transaction.database
      .selectFrom('task')
      .select('id')
      .where('project_id', '=', params.id)
      .where('runner', '=', 'test-audio')
      .where('status', 'in', ['pending', 'running'])
      .executeTakeFirst()
    if (other) throw new ApiFailure('too_many', { retryAfterSeconds })
    const payload: TestAudioPayload = { form: body, lang, accountId: session.accountId }
    const task_id = await transaction.enqueueTask({
      runner: 'test-audio',
      type: 'test_audio',
      projectId: params.id,
      name: model.name,
      payload,
    })
    await publishChange(transaction, params.id, 'tasks')
    return { task_id, names: testRecordings(body, voices).map(({ name }) => name) }
  })
})

/** @throws ApiFailure `incorrect_form` for a voice that does not say sentences of the language. */
function requireSpeakers(voices: readonly SynthesisVoice[], speakers: readonly string[]): void {
  const known = new Set(voices.map(({ voice_id }) => voice_id))
  if (speakers.some((speaker) => !known.has(speaker))) throw incorrectForm({ speakers: 'invalid' })
}

const pitches = { deep: 25, middle: 50, high: 80 } as const
const rates = { slow: 135, normal: 175, fast: 230 } as const
const sampleRate = 16_000
// Whose voices babble is made of, beside the one that speaks.
const talkers = 4

function pcmOf(base64: string): Int16Array {
  const bytes = Buffer.from(base64, 'base64')
  const pcm = new Int16Array(bytes.length >> 1)
  for (let at = 0; at < pcm.length; at++) pcm[at] = bytes.readInt16LE(at * 2)
  return pcm
}

/** At the rate of a recording, a second at a time: in between, others have their turn. */
async function resampled(pcm: Int16Array, from: number): Promise<Float32Array<ArrayBuffer>> {
  const resampler = createResampler(from, sampleRate)
  const pieces: Float32Array[] = []
  for (let at = 0; at < pcm.length; at += from) {
    pieces.push(resampler.write(fromPcm16(pcm.subarray(at, at + from))))
    await letOthersIn()
  }
  pieces.push(resampler.end())
  const whole = new Float32Array(pieces.reduce((length, piece) => length + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** Makes the recordings of a form, one after the other. One whose name is there was made before: by this task, perhaps. */
export const runTestAudio = (context: Context, task: TaskRun): Promise<void> =>
  endingWithRight(context, task, async () => {
    const mixing = createMixingThread()
    try {
      await makeRecordings(context, task, mixing)
    } finally {
      await mixing.stop()
    }
  })

async function makeRecordings(context: Context, task: TaskRun, mixing: MixingThread): Promise<void> {
  const { projectId, payload, signal, progress } = task
  if (projectId === null) return
  const { form, lang, accountId } = payload as TestAudioPayload
  const voices = await voicesOf(context, lang, signal)
  const recordings = testRecordings(form, voices)
  const { language } = await findModel(context, projectId, form.model_id)

  const say = async (spoken: Omit<BodyOf<typeof synthesizeSpeech>, 'caller'>) => {
    const body = { ...spoken, caller: String(accountId) }
    const { data, sample_rate } = await context.voice.send(synthesizeSpeech, { body, signal })
    return resampled(pcmOf(data), sample_rate)
  }
  // Of the sentence that is being made: its recordings come one after the other.
  let talk: { readonly sentence: string; readonly others: readonly Float32Array[] } | undefined
  const othersWhoSay = async (sentence: string): Promise<readonly Float32Array[]> => {
    if (talk?.sentence === sentence) return talk.others
    const others: Float32Array[] = []
    for (const { voice_id } of voices.slice(0, talkers))
      others.push(await say({ text: sentence, voice: voice_id }))
    talk = { sentence, others }
    return others
  }
  const speak = async ({ sentence, speaker, voice, speed, surroundings }: TestRecording) => {
    const manner = { text: sentence, rate: rates[speed], pitch: pitches[voice] }
    const samples = await say({ ...manner, ...(speaker ? { voice: speaker.voice_id } : { lang }) })
    const others = surroundings?.background === 'babble' ? await othersWhoSay(sentence) : []
    const sound = surroundings
      ? await mixing.mix({ samples, surroundings, others: [...others, samples] }, signal)
      : samples
    return new Blob([encodeWav({ channels: [sound], sampleRate })], { type: 'audio/wav' })
  }

  for (const [place, recording] of recordings.entries()) {
    signal.throwIfAborted()
    await requireTaskRight(context, { accountId, projectId, type: 'voice_commands', language })
    await progress(place / recordings.length, recording.name)
    const known = await context.database
      .selectFrom('audio_file')
      .select('id')
      .where('project_id', '=', projectId)
      .where('name_key', '=', nameKey(recording.name))
      .executeTakeFirst()
    if (known) continue
    const file = await speak(recording)
    signal.throwIfAborted()
    const { name, sentence } = recording
    await saveAudio(context, { accountId, signal }, projectId, file, (transaction, kept) =>
      insertAudioFile(transaction, { ...kept, name, transcription: sentence.trim() }),
    )
  }
}
