import { spotInAudioFile, spotInRecording, spotWakeWords } from '@saywright/api/contract'
import type { Context } from '../../../context.js'
import type { Asker } from '../../../keyedQueue.js'
import { findAudio } from '../../audio-files/audioResponses.js'
import { readSpeech } from '../../audio-files/readRecording.js'
import type { Call } from '../../shared/call.js'
import { bindWork } from '../../shared/stream.js'
import { describeWav } from '../../voice-commands/describeWav.js'
import { usableModel } from './usableModel.js'
import { failureOfWake } from './wakeFailures.js'

type Spoken = Awaited<ReturnType<typeof usableModel>>

export const spotInRecordingRoute = bindWork(spotInRecording, {
  check: usableModel,
  work: spotInUpload,
})

export const spotInAudioFileRoute = bindWork(spotInAudioFile, {
  check: usableRecording,
  work: spotInProject,
})

async function spotInUpload(call: Call<typeof spotInRecording>, signal: AbortSignal) {
  const { context, body, session } = call
  const spoken = await usableModel(call)
  const bytes = new Uint8Array(await body.arrayBuffer())
  describeWav(bytes, context.limits.audioMaxSeconds)
  return spotIn(context, { accountId: session.accountId, signal }, spoken, bytes)
}

async function usableRecording(call: Call<typeof spotInAudioFile>) {
  const { context, params } = call
  const recording = await findAudio(context, params.id, params.audioId)
  return { recording, spoken: await usableModel(call) }
}

async function spotInProject(call: Call<typeof spotInAudioFile>, signal: AbortSignal) {
  const { context, session } = call
  const { recording, spoken } = await usableRecording(call)
  const asker = { accountId: session.accountId, signal }
  return spotIn(context, asker, spoken, await readSpeech(context, asker, recording))
}

/** @throws ApiFailure `too_many` when the voice service is busy, `voice_unavailable` when it is unreachable, and for invalid input. */
async function spotIn(context: Context, { accountId, signal }: Asker, spoken: Spoken, bytes: Uint8Array) {
  const audio = new Blob([Uint8Array.from(bytes)], { type: 'audio/wav' })
  const body = { ...spoken, audio, caller: String(accountId) }
  return context.voice
    .send(spotWakeWords, { body, signal })
    .catch((error) => failureOfWake(context, error, signal))
}
