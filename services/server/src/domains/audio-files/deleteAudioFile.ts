import { deleteAudioFile } from '@saywright/api/contract'
import { bind } from '../../http/bind.js'
import { publishChange } from '../project/publishChange.js'
import { findAudio } from './audioResponses.js'

export const deleteAudioFileRoute = bind(deleteAudioFile, async ({ context, params }) => {
  const { id, file_key } = await findAudio(context, params.id, params.audioId)
  // The row first: a file that outlives it is swept, a row without its file would lie.
  await context.database.deleteFrom('audio_file').where('id', '=', id).execute()
  await context.files.remove(file_key)
  await publishChange(context, params.id, 'audio-files')
  return undefined
})
