import { getAudioFilePeaks } from '@saywright/api/contract'
import { ApiFailure, goneSignal } from '@saywright/http'
import { bind } from '../shared/call.js'
import { findAudio } from './audioResponses.js'
import { readPeaks } from './readRecording.js'

export const getAudioFilePeaksRoute = bind(getAudioFilePeaks, async ({ context, params, session }, reply) => {
  const recording = await findAudio(context, params.id, params.audioId)
  const asker = { accountId: session.accountId, signal: goneSignal(reply) }
  const peaks = await readPeaks(context, asker, recording).catch((error) => {
    // One of earlier days that cannot be decoded has none.
    throw error instanceof ApiFailure ? new ApiFailure('not_found', { cause: error }) : error
  })
  return new Blob([peaks], { type: 'application/octet-stream' })
})
