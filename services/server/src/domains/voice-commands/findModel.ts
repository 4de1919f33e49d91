import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'

/** @throws ApiFailure `not_found` when the project has no such model. */
export async function findModel({ database }: Context, projectId: number, modelId: number) {
  const row = await database
    .selectFrom('voice_command_model')
    .selectAll()
    .where('id', '=', modelId)
    .where('project_id', '=', projectId)
    .executeTakeFirst()
  if (!row) throw new ApiFailure('not_found')
  return row
}
