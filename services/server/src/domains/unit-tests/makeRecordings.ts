import { setImmediate as letOthersIn } from 'node:timers/promises'
import { languageOf } from '@saywright/api/catalogue'
import {
  type BodyOf,
  nameKey,
  type SynthesisVoice,
  synthesizeSpeech,
  type TestedType,
} from '@saywright/api/contract'
import { createResampler, encodeWav, fromPcm16 } from '@saywright/audio/signal'
import type { Context } from '../../context.js'
import type { TaskRun } from '../../tasks/tasks.js'
import { insertAudioFile } from '../audio-files/insertAudioFile.js'
import { saveAudio } from '../audio-files/saveAudio.js'
import { requireTaskRight } from '../project/taskRight.js'
import { createMixingThread, type MixingThread } from './mixing/mixingThread.js'
import type { TestRecording } from './testRecordings.js'

type Task = Pick<TaskRun, 'signal' | 'progress'>

const pitches = { deep: 25, middle: 50, high: 80 } as const
const rates = { slow: 135, normal: 175, fast: 230 } as const
const sampleRate = 16_000
// Number of voices of babble, beside the speaker.
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

interface ToMake {
  readonly projectId: number
  /** Whose turns it takes. */
  readonly accountId: number
  readonly recordings: readonly TestRecording[]
  /** All voices of the language. */
  readonly voices: readonly SynthesisVoice[]
  /** Of the model. */
  readonly type: TestedType
  readonly language: string
}

/**
 * Has recordings spoken, one after the other. One whose name is there was made before: by the same task, perhaps.
 *
 * @throws an error that has `endingWithRight` cancel the task, as soon as the right to it ends.
 */
export async function makeRecordings(context: Context, task: Task, toMake: ToMake): Promise<void> {
  const mixing = createMixingThread()
  try {
    await make(context, task, toMake, mixing)
  } finally {
    await mixing.stop()
  }
}

async function make(
  context: Context,
  { signal, progress }: Task,
  { projectId, accountId, recordings, voices, type, language }: ToMake,
  mixing: MixingThread,
): Promise<void> {
  const lang = languageOf(language)?.bcp47
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
    await requireTaskRight(context, { accountId, projectId, type, language })
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
