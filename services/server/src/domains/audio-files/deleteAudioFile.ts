import { deleteAudioFile } from '@saywright/api/contract'
import { bind } from '../shared/call.js'
import { audioKeys } from '../shared/projects/audioKeys.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { findAudio } from './audioResponses.js'

export const deleteAudioFileRoute = bind(deleteAudioFile, async ({ context, params }) => {
  const { id, file_key } = await findAudio(context, params.id, params.audioId)
  await context.transaction(async (transaction) => {
    await transaction.database.deleteFrom('audio_file').where('id', '=', id).execute()
    await publishChange(transaction, params.id, 'audio-files')
    transaction.afterCommit(
      async () => void (await Promise.all(audioKeys(file_key).map(context.files.remove))),
    )
  })
  return undefined
})
