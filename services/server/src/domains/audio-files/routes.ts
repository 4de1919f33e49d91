import type { ServerRoute } from '../shared/call.js'
import { deleteAudioFileRoute } from './deleteAudioFile.js'
import { getAudioFileContentRoute } from './getAudioFileContent.js'
import { getAudioFilePeaksRoute } from './getAudioFilePeaks.js'
import { listAudioFilesRoute } from './listAudioFiles.js'
import { replaceAudioFileRoute } from './replaceAudioFile.js'
import { saveAudioFileRoute } from './saveAudioFile.js'
import { uploadAudioFileRoute } from './uploadAudioFile.js'

export const audioFilesRoutes: readonly ServerRoute[] = [
  listAudioFilesRoute,
  uploadAudioFileRoute,
  saveAudioFileRoute,
  deleteAudioFileRoute,
  getAudioFileContentRoute,
  getAudioFilePeaksRoute,
  replaceAudioFileRoute,
]
