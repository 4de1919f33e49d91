import { nameKey, saveAudioFile } from '@saywright/api/contract'
import { bind } from '../shared/call.js'
import { nameTaken } from '../shared/nameTaken.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { findAudio } from './audioResponses.js'

export const saveAudioFileRoute = bind(saveAudioFile, async ({ context, params, body }) => {
  const before = await findAudio(context, params.id, params.audioId)
  const { name, transcription } = body
  if (name === undefined && transcription === undefined) return undefined
  await context.transaction(async (transaction) => {
    await transaction.database
      .updateTable('audio_file')
      .set({
        ...(name !== undefined && { name: name.trim(), name_key: nameKey(name) }),
        ...(transcription !== undefined && { transcription }),
      })
      .where('id', '=', before.id)
      .execute()
      .catch((error) => {
        throw nameTaken(error)
      })
    await publishChange(transaction, params.id, 'audio-files')
  })
  return undefined
})
