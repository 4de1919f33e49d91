import { getAudioFileContent } from '@saywright/api/contract'
import { bind } from '../shared/call.js'
import { findAudio } from './audioResponses.js'

export const getAudioFileContentRoute = bind(getAudioFileContent, async ({ context, params }) => {
  const { file_key, media_type } = await findAudio(context, params.id, params.audioId)
  return new Blob([await context.files.read(file_key)], { type: media_type })
})
