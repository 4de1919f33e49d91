import type { DecodedSound } from '@saywright/engines/decoding'
import type { Selectable } from 'kysely'
import type { Context } from '../../context.js'
import type { Asker } from '../../keyedQueue.js'
import type { AudioFileTable } from '../../store/tables/project.js'
import type { Transaction } from '../../transaction/transaction.js'
import { audioKeys } from '../shared/projects/audioKeys.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { requireAudioQuota } from '../shared/quotas.js'
import { decodeRecording } from './decodeRecording.js'
import { saveDecoded } from './saveDecoded.js'

type Row = Selectable<AudioFileTable>

export interface KeptAudio extends DecodedSound {
  readonly projectId: number
  readonly sizeBytes: number
  readonly fileKey: string
}

/**
 * Checks the bytes of a recording and stores them with their derived files.
 *
 * @param asker who sends it.
 * @param save writes the row that names them.
 * @param before the recording that it replaces.
 */
export async function saveAudio(
  context: Context,
  asker: Asker,
  projectId: number,
  file: Blob,
  save: (transaction: Transaction, kept: KeptAudio) => Promise<Row>,
  before?: Row,
): Promise<Row> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const audio = await decodeRecording(context, asker, bytes)
  // The file first, then its row: a visible row always has a readable file. A file without a row is swept later.
  const fileKey = await context.files.put(bytes)
  const write = async (transaction: Transaction) => {
    await requireAudioQuota(transaction, projectId, bytes.length, before?.size_bytes)
    const row = await save(transaction, { ...audio, projectId, sizeBytes: bytes.length, fileKey })
    await publishChange(transaction, projectId, 'audio-files')
    return row
  }
  const kept = saveDecoded(context, fileKey, audio).then(() => context.transaction(write))
  return kept.catch(async (error) => {
    await Promise.all(audioKeys(fileKey).map(context.files.remove))
    throw error
  })
}
