import type { AudioAsset } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Selectable } from 'kysely'
import type { Context } from '../../context.js'
import type { AudioFileTable } from '../../store/tables/project.js'

export function audioResponse(row: Selectable<AudioFileTable>): AudioAsset {
  const { id, name, media_type, duration_seconds, size_bytes, created_at, transcription, peaks_json } = row
  return {
    id,
    name,
    type: media_type,
    duration: duration_seconds,
    size: size_bytes,
    created_at,
    transcription,
    peaks: peaks_json,
  }
}

/** @throws ApiFailure `not_found` when the project has no such recording. */
export async function findAudio({ database }: Context, projectId: number, audioId: number) {
  const row = await database
    .selectFrom('audio_file')
    .selectAll()
    .where('id', '=', audioId)
    .where('project_id', '=', projectId)
    .executeTakeFirst()
  if (!row) throw new ApiFailure('not_found')
  return row
}
