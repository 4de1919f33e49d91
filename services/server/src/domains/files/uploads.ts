import type { Upload } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Context } from '../../context.js'
import type { LiveSession } from '../../security/liveSession.js'
import type { Schema } from '../../store/schema.js'
import type { UploadTable } from '../../store/tables/file.js'
import { timestamp } from '../../store/timestamp.js'
import type { Reading, Transaction } from '../../transaction/transaction.js'

export type UploadRow = Selectable<UploadTable>

type Uploader = Pick<LiveSession, 'accountId' | 'onlyProjectId'>

export const uploadPath = (id: number | string) => `/api/v3/uploads/${id}`

/** Incomplete, or without its file yet. */
export const unfinished = (where: ExpressionBuilder<Schema, 'upload'>) =>
  where.and([where('upload.file_id', 'is', null), where('upload.recipe_id', 'is', null)])

export const isFinished = ({ file_id, recipe_id }: Pick<UploadRow, 'file_id' | 'recipe_id'>) =>
  file_id !== null || recipe_id !== null

/**
 * Reads an upload again, whose fields may have changed.
 *
 * @throws ApiFailure `not_found` for one that was discarded, or finished by another call.
 */
export async function requireUnfinished({ database }: Transaction, id: number) {
  const row = await database
    .selectFrom('upload')
    .innerJoin('project', 'project.id', 'upload.project_id')
    .selectAll('upload')
    .select(['project.organization_id', 'project.title'])
    .where('upload.id', '=', id)
    .where(unfinished)
    .executeTakeFirst()
  if (!row) throw new ApiFailure('not_found')
  return row
}

/** The uploads of an account that may be continued, and the finished ones that are remembered for a lost response. */
export function uploadsOf(reading: Reading, { accountId, onlyProjectId }: Uploader) {
  return reading.database
    .selectFrom('upload')
    .innerJoin('project', 'project.id', 'upload.project_id')
    .selectAll('upload')
    .select('project.title')
    .where('upload.account_id', '=', accountId)
    .where('upload.expires_at', '>', timestamp(reading))
    .$if(onlyProjectId !== undefined, (rows) => rows.where('upload.project_id', '=', onlyProjectId ?? 0))
}

/** @throws ApiFailure `not_found` for one of others, and one that is over. */
export async function requireUpload(reading: Reading, uploader: Uploader, id: number) {
  const row = await uploadsOf(reading, uploader).where('upload.id', '=', id).executeTakeFirst()
  if (!row) throw new ApiFailure('not_found')
  return row
}

/** How many bytes of an upload have come; all, when it is finished already. */
export async function offsetOf({ files, parts }: Pick<Context, 'files' | 'parts'>, row: UploadRow) {
  if (isFinished(row)) return row.size_bytes
  const size = await parts.sizeOf(row.file_key)
  if (size !== undefined) return size
  // Moved there, and killed before the row said so.
  return (await files.has(row.file_key)) ? row.size_bytes : 0
}

export async function uploadResponse(
  context: Pick<Context, 'files' | 'parts'>,
  row: UploadRow & { readonly title: string },
): Promise<Upload> {
  return {
    id: row.id,
    kind: row.package_json === null ? 'file' : 'package',
    project: { id: row.project_id, title: row.title },
    name: row.name,
    size: row.size_bytes,
    offset: await offsetOf(context, row),
    fingerprint: row.fingerprint,
    url: uploadPath(row.id),
    created_at: row.created_at,
    expires_at: row.expires_at,
  }
}
