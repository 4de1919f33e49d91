import { cancelUpload, listUploads } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { bind } from '../shared/call.js'
import { stopCompleting } from './completeUpload.js'
import { isFinished, requireUpload, unfinished, uploadResponse, uploadsOf } from './uploads.js'

export const listUploadsRoute = bind(listUploads, async ({ context, session }) => {
  const rows = await uploadsOf(context, session).where(unfinished).orderBy('upload.id', 'desc').execute()
  return { data: await Promise.all(rows.map((row) => uploadResponse(context, row))), total: rows.length }
})

export const cancelUploadRoute = bind(cancelUpload, async ({ context, params, session }, reply) => {
  // The header of a tus termination.
  reply.header('Tus-Resumable', '1.0.0')
  await context.transaction(async (transaction) => {
    const upload = await requireUpload(transaction, session, params.id)
    if (isFinished(upload)) throw new ApiFailure('not_found')
    await transaction.database.deleteFrom('upload').where('id', '=', upload.id).execute()
    transaction.afterCommit(() => {
      stopCompleting(context, upload.id)
      return context.parts.remove(upload.file_key)
    })
  })
  return undefined
})
