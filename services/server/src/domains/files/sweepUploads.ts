import type { Context } from '../../context.js'
import { timestamp } from '../../store/timestamp.js'
import { isFinished, unfinished } from './uploads.js'

// An upload may be between its row and its first byte.
const graceMilliseconds = 60 * 60 * 1000

/** Deletes abandoned uploads and their bytes. */
export async function sweepUploads(context: Context): Promise<void> {
  const { files, parts, log } = context
  const over = await context.transaction((transaction) =>
    transaction.database
      .deleteFrom('upload')
      .where('expires_at', '<=', timestamp(transaction))
      .returning(['file_key', 'file_id', 'recipe_id'])
      .execute(),
  )
  for (const upload of over) {
    if (isFinished(upload)) continue
    const { file_key } = upload
    await parts.remove(file_key)
    if (await files.has(file_key)) await files.remove(file_key)
  }
  const rows = await context.database.selectFrom('upload').select('file_key').where(unfinished).execute()
  const known = new Set(rows.map(({ file_key }) => file_key))
  const removed = await parts.sweep(known, new Date(Date.now() - graceMilliseconds))
  if (removed > 0) log.info({ removed }, 'bytes without an upload were removed')
}
