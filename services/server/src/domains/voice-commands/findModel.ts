import type { Context } from '../../context.js'
import { Refusal } from '../../http/refusal.js'

/** @throws Refusal `not_found` when the project has no such model. */
export async function findModel({ database }: Context, projectId: number, modelId: number) {
  const row = await database
    .selectFrom('voice_command_model')
    .selectAll()
    .where('id', '=', modelId)
    .where('project_id', '=', projectId)
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return row
}
