import { uploadAudioFile } from '@saywright/api/contract'
import { bind } from '../shared/call.js'
import { nameTaken } from '../shared/nameTaken.js'
import { audioResponse } from './audioResponses.js'
import { insertAudioFile } from './insertAudioFile.js'
import { keepAudio } from './keepAudio.js'

export const uploadAudioFileRoute = bind(uploadAudioFile, async ({ context, params, body }) => {
  const { name, transcription, file } = body
  const row = keepAudio(context, params.id, file, (unit, kept) =>
    insertAudioFile(unit, { ...kept, name, transcription }),
  )
  return audioResponse(
    await row.catch((error) => {
      throw nameTaken(error)
    }),
  )
})
