import { getAudioFilePeaks } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { bind } from '../shared/call.js'
import { peaksKey } from './audioKeys.js'
import { findAudio } from './audioResponses.js'
import { keepPeaks } from './keepPeaks.js'

export const getAudioFilePeaksRoute = bind(getAudioFilePeaks, async ({ context, params }) => {
  const { files } = context
  const { file_key, media_type } = await findAudio(context, params.id, params.audioId)
  const key = peaksKey(file_key)
  const peaks = (await files.has(key))
    ? await files.read(key)
    : // A recording of earlier days has none yet.
      media_type === 'audio/wav' &&
      (await keepPeaks(context, file_key, media_type, await files.read(file_key)))
  if (!peaks) throw new ApiFailure('not_found')
  return new Blob([peaks], { type: 'application/octet-stream' })
})
