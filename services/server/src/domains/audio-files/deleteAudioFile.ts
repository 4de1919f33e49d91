import { deleteAudioFile } from '@saywright/api/contract'
import { writeProjectAudit } from '../../audit/writeProjectAudit.js'
import { bind } from '../shared/call.js'
import { audioKeys } from '../shared/projects/audioKeys.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { findAudio } from './audioResponses.js'

export const deleteAudioFileRoute = bind(deleteAudioFile, async (call) => {
  const { context, params } = call
  const { id, name, file_key } = await findAudio(context, params.id, params.audioId)
  await context.transaction(async (transaction) => {
    await transaction.database.deleteFrom('audio_file').where('id', '=', id).execute()
    const object = { kind: 'audio_file', id }
    await writeProjectAudit(transaction, call, { action: 'recording.deleted', object, name })
    await publishChange(transaction, params.id, 'audio-files')
    transaction.afterCommit(
      async () => void (await Promise.all(audioKeys(file_key).map(context.files.remove))),
    )
  })
  return undefined
})
