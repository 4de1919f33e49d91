import { uploadAudioFile } from '@saywright/api/contract'
import type { Unit } from '../../unit/unit.js'
import { publishChange } from '../project/publishChange.js'
import { bind } from '../shared/call.js'
import { nameTaken } from '../shared/nameTaken.js'
import { requireAudioQuota } from '../shared/quotas.js'
import { audioKeys } from './audioKeys.js'
import { audioResponse } from './audioResponses.js'
import { insertAudioFile } from './insertAudioFile.js'
import { inspectAudio } from './inspectAudio.js'
import { keepPeaks } from './keepPeaks.js'

export const uploadAudioFileRoute = bind(uploadAudioFile, async ({ context, params, body }) => {
  const bytes = new Uint8Array(await body.file.arrayBuffer())
  const audio = await inspectAudio(bytes, context.limits.audioMaxSeconds)
  // The file first, then its row: whoever sees the row can read the file. A file without a row is swept later.
  const fileKey = await context.files.put(bytes)
  const { name, transcription } = body
  const file = { ...audio, projectId: params.id, name, transcription, sizeBytes: bytes.length, fileKey }
  const insert = async (unit: Unit) => {
    await requireAudioQuota(unit, params.id, bytes.length)
    const row = await insertAudioFile(unit, file)
    await publishChange(unit, params.id, 'audio-files')
    return row
  }
  const kept = keepPeaks(context, fileKey, audio.mediaType, bytes).then(() => context.change(insert))
  const row = await kept.catch(async (error) => {
    await Promise.all(audioKeys(fileKey).map(context.files.remove))
    throw nameTaken(error)
  })
  return audioResponse(row)
})
