import { uploadAudioFile } from '@saywright/api/contract'
import { goneSignal } from '@saywright/http'
import { bind } from '../shared/call.js'
import { nameTaken } from '../shared/nameTaken.js'
import { audioResponse } from './audioResponses.js'
import { insertAudioFile } from './insertAudioFile.js'
import { saveAudio } from './saveAudio.js'

export const uploadAudioFileRoute = bind(
  uploadAudioFile,
  async ({ context, params, body, session }, reply) => {
    const { name, transcription, file } = body
    const asker = { accountId: session.accountId, signal: goneSignal(reply) }
    const row = saveAudio(context, asker, params.id, file, (transaction, kept) =>
      insertAudioFile(transaction, { ...kept, name, transcription }),
    )
    return audioResponse(
      await row.catch((error) => {
        throw nameTaken(error)
      }),
    )
  },
)
