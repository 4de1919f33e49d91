import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'
import { requireLanguage } from './checkModel.js'

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

interface ModelCall {
  readonly context: Context
  readonly params: { readonly id: number; readonly modelId: number }
}

/** The model of a call, as long as its language may be used. @throws ApiFailure when not, and `not_found`. */
export async function findUsableModel({ context, params }: ModelCall) {
  const model = await findModel(context, params.id, params.modelId)
  await requireLanguage(context, params.id, model.language)
  return model
}
