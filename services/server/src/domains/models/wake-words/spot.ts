import { spotInAudioFile, spotInRecording } from '@saywright/api/contract'
import { findAudio } from '../../audio-files/audioResponses.js'
import { readSpeech } from '../../audio-files/readRecording.js'
import type { Call } from '../../shared/call.js'
import { bindWork } from '../../shared/stream.js'
import { requestSpotting } from '../../shared/voice/requestSpotting.js'
import { describeWav } from '../../voice-commands/describeWav.js'
import { usableModel } from './usableModel.js'

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
  return requestSpotting(context, { accountId: session.accountId, signal }, spoken, bytes)
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
  return requestSpotting(context, asker, spoken, await readSpeech(context, asker, recording))
}
