import { nameKey, uploadAudioFile } from '@saywright/api/contract'
import { timestamp } from '../../store/timestamp.js'
import { publishChange } from '../project/publishChange.js'
import { bind } from '../shared/call.js'
import { nameTaken } from '../shared/nameTaken.js'
import { requireAudioQuota } from '../shared/quotas.js'
import { audioResponse } from './audioResponses.js'
import { inspectAudio } from './inspectAudio.js'

export const uploadAudioFileRoute = bind(uploadAudioFile, async ({ context, params, body }) => {
  const bytes = new Uint8Array(await body.file.arrayBuffer())
  const { mediaType, durationSeconds, peaks } = await inspectAudio(bytes, context.limits.audioMaxSeconds)
  // The file first, then its row: whoever sees the row can read the file. A file without a row is swept later.
  const file_key = await context.files.put(bytes)
  const insert = context.change(async (unit) => {
    await requireAudioQuota(unit, params.id, bytes.length)
    const row = await unit.database
      .insertInto('audio_file')
      .values({
        project_id: params.id,
        name: body.name.trim(),
        name_key: nameKey(body.name),
        media_type: mediaType,
        duration_seconds: durationSeconds,
        size_bytes: bytes.length,
        file_key,
        transcription: body.transcription ?? null,
        peaks_json: peaks ? JSON.stringify(peaks) : null,
        created_at: timestamp(unit),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await publishChange(unit, params.id, 'audio-files')
    return row
  })
  const row = await insert.catch(async (error) => {
    await context.files.remove(file_key)
    throw nameTaken(error)
  })
  return audioResponse(row)
})
