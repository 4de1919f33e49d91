import { deleteAudioFile } from '@saywright/api/contract'
import { bind } from '../shared/call.js'
import { audioKeys } from '../shared/projects/audioKeys.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { findAudio } from './audioResponses.js'

export const deleteAudioFileRoute = bind(deleteAudioFile, async ({ context, params }) => {
  const { id, file_key } = await findAudio(context, params.id, params.audioId)
  await context.change(async (unit) => {
    await unit.database.deleteFrom('audio_file').where('id', '=', id).execute()
    await publishChange(unit, params.id, 'audio-files')
    unit.afterCommit(async () => void (await Promise.all(audioKeys(file_key).map(context.files.remove))))
  })
  return undefined
})
