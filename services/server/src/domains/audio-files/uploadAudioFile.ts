import { uploadAudioFile } from '@saywright/api/contract'
import { publishChange } from '../project/publishChange.js'
import { bind } from '../shared/call.js'
import { nameTaken } from '../shared/nameTaken.js'
import { requireAudioQuota } from '../shared/quotas.js'
import { audioResponse } from './audioResponses.js'
import { insertAudioFile } from './insertAudioFile.js'
import { inspectAudio } from './inspectAudio.js'

export const uploadAudioFileRoute = bind(uploadAudioFile, async ({ context, params, body }) => {
  const bytes = new Uint8Array(await body.file.arrayBuffer())
  const audio = await inspectAudio(bytes, context.limits.audioMaxSeconds)
  // The file first, then its row: whoever sees the row can read the file. A file without a row is swept later.
  const fileKey = await context.files.put(bytes)
  const { name, transcription } = body
  const file = { ...audio, projectId: params.id, name, transcription, sizeBytes: bytes.length, fileKey }
  const insert = context.change(async (unit) => {
    await requireAudioQuota(unit, params.id, bytes.length)
    const row = await insertAudioFile(unit, file)
    await publishChange(unit, params.id, 'audio-files')
    return row
  })
  const row = await insert.catch(async (error) => {
    await context.files.remove(fileKey)
    throw nameTaken(error)
  })
  return audioResponse(row)
})
