import { replaceAudioFile } from '@saywright/api/contract'
import { ApiFailure, goneSignal } from '@saywright/http'
import { bind } from '../shared/call.js'
import { audioKeys } from '../shared/projects/audioKeys.js'
import { findAudio } from './audioResponses.js'
import { saveAudio } from './saveAudio.js'

export const replaceAudioFileRoute = bind(
  replaceAudioFile,
  async ({ context, params, body, session }, reply) => {
    const before = await findAudio(context, params.id, params.audioId)
    const asker = { accountId: session.accountId, signal: goneSignal(reply) }
    await saveAudio(
      context,
      asker,
      params.id,
      body.file,
      async (transaction, kept) => {
        const changed = await transaction.database
          .updateTable('audio_file')
          .set({
            media_type: kept.mediaType,
            duration_seconds: kept.durationSeconds,
            size_bytes: kept.sizeBytes,
            file_key: kept.fileKey,
            peaks_json: JSON.stringify(kept.peaks),
          })
          .where('id', '=', before.id)
          // Of two simultaneous calls, the second no longer finds the bytes of the first.
          .where('file_key', '=', before.file_key)
          .returningAll()
          .executeTakeFirst()
        if (!changed) throw new ApiFailure('changed_elsewhere')
        transaction.afterCommit(
          async () => void (await Promise.all(audioKeys(before.file_key).map(context.files.remove))),
        )
        return changed
      },
      before,
    )
    return undefined
  },
)
