import { nameKey } from '@saywright/api/contract'
import type { DecodedSound } from '@saywright/engines/decoding'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'

interface NewAudioFile extends Pick<DecodedSound, 'mediaType' | 'durationSeconds' | 'peaks'> {
  readonly projectId: number
  readonly name: string
  readonly transcription?: string | undefined
  readonly sizeBytes: number
  /** Key of its stored bytes: a visible row always has a readable file. */
  readonly fileKey: string
}

/** Adds a recording to a project. */
export function insertAudioFile(transaction: Transaction, file: NewAudioFile) {
  return transaction.database
    .insertInto('audio_file')
    .values({
      project_id: file.projectId,
      name: file.name.trim(),
      name_key: nameKey(file.name),
      media_type: file.mediaType,
      duration_seconds: file.durationSeconds,
      size_bytes: file.sizeBytes,
      file_key: file.fileKey,
      transcription: file.transcription ?? null,
      peaks_json: JSON.stringify(file.peaks),
      created_at: timestamp(transaction),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
