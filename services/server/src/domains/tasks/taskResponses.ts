import type { Locale, Task } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Selectable } from 'kysely'
import type { Context } from '../../context.js'
import type { TaskSubject, TaskTable } from '../../store/tables/project.js'
import { failureSentence } from './failureSentence.js'

function subjectOf(subject: TaskSubject | null): Pick<Task, 'unit_test' | 'export_id'> {
  if (subject === null) return { unit_test: null, export_id: null }
  return 'export_id' in subject
    ? { unit_test: null, export_id: subject.export_id }
    : { unit_test: subject, export_id: null }
}

export function taskResponse(row: Selectable<TaskTable>, now: Date, locale: Locale): Task {
  const end = row.ended_at ? Date.parse(row.ended_at) : now.getTime()
  return {
    id: row.id,
    project_id: row.project_id ?? 0,
    type: row.type,
    name: row.name,
    ...subjectOf(row.subject_json),
    status: row.status,
    progress: row.progress,
    current_step: row.current_step,
    created_at: row.created_at,
    duration: row.started_at ? Math.max(0, (end - Date.parse(row.started_at)) / 1000) : null,
    failure: row.failure && failureSentence(row.failure, locale),
  }
}

/** @throws ApiFailure `not_found` when the project has no such task. */
export async function findTask({ database }: Context, projectId: number, taskId: number) {
  const row = await database
    .selectFrom('task')
    .selectAll()
    .where('id', '=', taskId)
    .where('project_id', '=', projectId)
    .executeTakeFirst()
  if (!row) throw new ApiFailure('not_found')
  return row
}
