import { nameKey, saveAudioFile } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { bind } from '../shared/call.js'
import { nameTaken } from '../shared/nameTaken.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { findAudio } from './audioResponses.js'

export const saveAudioFileRoute = bind(saveAudioFile, async ({ context, params, body }) => {
  const before = await findAudio(context, params.id, params.audioId)
  const { name, transcription, transcription_before: read } = body
  if (name === undefined && transcription === undefined) return undefined
  await context.transaction(async (transaction) => {
    const { numUpdatedRows } = await transaction.database
      .updateTable('audio_file')
      .set({
        ...(name !== undefined && { name: name.trim(), name_key: nameKey(name) }),
        ...(transcription !== undefined && { transcription }),
      })
      .where('id', '=', before.id)
      // Of two people who read the same words, the first to write wins.
      .$if(read === null, (update) => update.where('transcription', 'is', null))
      .$if(typeof read === 'string', (update) => update.where('transcription', '=', read ?? ''))
      .executeTakeFirst()
      .catch((error) => {
        throw nameTaken(error)
      })
    if (numUpdatedRows === 0n) throw new ApiFailure(read === undefined ? 'not_found' : 'changed_elsewhere')
    await publishChange(transaction, params.id, 'audio-files')
  })
  return undefined
})
