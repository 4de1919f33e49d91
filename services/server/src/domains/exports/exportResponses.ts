import type { ProjectExport } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Reader } from '../../store/database.js'
import { personOf } from '../shared/people/personOf.js'

/** Exports with the people who requested them, and the state of their tasks. */
export const exportRows = (database: Reader) =>
  database
    .selectFrom('project_export')
    .leftJoin('task', 'task.id', 'project_export.task_id')
    .leftJoin('account', 'account.id', 'project_export.account_id')
    .selectAll('project_export')
    .select(['task.status', 'account.first_name', 'account.last_name', 'account.email'])

type Row = Awaited<ReturnType<ReturnType<typeof exportRows>['executeTakeFirstOrThrow']>>

export const exportResponse = (row: Row): ProjectExport => ({
  id: row.id,
  number: row.number,
  task_id: row.task_id,
  // A finished archive is completed, also before its task is.
  status: row.completed_at
    ? 'completed'
    : row.status === 'completed'
      ? 'running'
      : (row.status ?? 'cancelled'),
  architecture: row.architecture,
  author: authorOf(row),
  models: row.models_json,
  name: row.name,
  size: row.size_bytes,
  sha256: row.sha256,
  created_at: row.created_at,
  completed_at: row.completed_at,
})

function authorOf({ account_id, email, first_name, last_name }: Row): ProjectExport['author'] {
  if (account_id === null || email === null) return null
  return personOf({ account_id, email, first_name: first_name ?? '', last_name: last_name ?? '' })
}

/** @throws ApiFailure `not_found` when the project has no such export. */
export async function findExport(
  database: Reader,
  { id, exportId }: { readonly id: number; readonly exportId: number },
): Promise<Row> {
  const row = await exportRows(database)
    .where('project_export.id', '=', exportId)
    .where('project_export.project_id', '=', id)
    .executeTakeFirst()
  if (!row) throw new ApiFailure('not_found')
  return row
}
