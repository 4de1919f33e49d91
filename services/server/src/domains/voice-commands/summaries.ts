import type { ModelReference, VoiceCommandModelSummary } from '@saywright/api/contract'
import type { Context } from '../../context.js'
import type { Reader } from '../../store/database.js'
import { type SummaryRow, summaryResponse } from './modelResponses.js'
import { refreshReadiness } from './readiness.js'

/** Models of a project as lists show them. */
export async function summariesOf(
  database: Reader,
  projectId: number,
  rows: readonly SummaryRow[],
): Promise<VoiceCommandModelSummary[]> {
  const users = await usersByModel(database, projectId)
  return rows.map((row) => summaryResponse(row, users.get(row.id) ?? []))
}

/** A model that was just written, once the effect of the change on it and on its importers is known. */
export async function savedSummary(
  context: Context,
  accountId: number,
  saved: SummaryRow & { readonly project_id: number },
): Promise<VoiceCommandModelSummary> {
  const { id, project_id } = saved
  await refreshReadiness(context, accountId, project_id)
  const now = await context.database
    .selectFrom('voice_command_model')
    .select('readiness_json')
    .where('id', '=', id)
    .executeTakeFirst()
  const users = await usersByModel(context.database, project_id)
  // Another call may have saved since: only what this call wrote is returned as its own.
  return summaryResponse({ ...saved, readiness_json: now?.readiness_json ?? null }, users.get(id) ?? [])
}

/** The models that import from each of a project, as far as that is known. */
export async function usersByModel(
  database: Reader,
  projectId: number,
): Promise<ReadonlyMap<number, readonly ModelReference[]>> {
  const importers = await database
    .selectFrom('voice_command_model')
    .select(['id', 'name', 'readiness_json'])
    .where('project_id', '=', projectId)
    .where('grammar', 'like', '%!import%')
    .orderBy('name_folded')
    .execute()
  const users = new Map<number, ModelReference[]>()
  for (const { id, name, readiness_json } of importers)
    for (const imported of readiness_json?.imports ?? []) {
      const known = users.get(imported)
      if (known) known.push({ id, name })
      else users.set(imported, [{ id, name }])
    }
  return users
}
