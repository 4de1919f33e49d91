import { type AnyModel, compile, type Shape } from '@saywright/api/contract'
import type { Reader } from '../../store/database.js'
import { modelResponse, type Row } from './models.js'

interface ModelSource<Model> {
  readonly kind: { readonly type: string; readonly model: Shape<Model> }
  readonly empty: Readonly<Record<string, unknown>>
  readonly present?: (database: Reader, projectId: number, models: readonly Model[]) => Promise<Model[]>
}

export interface StoredModels<Model> {
  /** Rows of a project as models, without references to what was deleted. */
  present(database: Reader, projectId: number, rows: readonly Row[]): Promise<Model[]>
  /** The same of one row. */
  respond(database: Reader, row: Row): Promise<Model>
}

/** Reads the models of a kind from rows of the table `model`. */
export function storedModels<Model extends AnyModel>(own: ModelSource<Model>): StoredModels<Model> {
  const isModel = compile(own.kind.model)
  const modelOf = (row: Row): Model => {
    // A model of an earlier release lacks what its kind has gained since.
    const model: unknown = { ...own.empty, ...modelResponse(row) }
    // Written by the calls of its kind alone, which check it.
    if (!isModel(model))
      throw new TypeError(`Model ${row.id} does not hold what ${own.kind.type} models hold`)
    return model
  }
  const present = async (database: Reader, projectId: number, rows: readonly Row[]): Promise<Model[]> => {
    const models = rows.map(modelOf)
    return own.present ? own.present(database, projectId, models) : models
  }
  return {
    present,
    respond: async (database, row) => {
      const [model = modelOf(row)] = await present(database, row.project_id, [row])
      return model
    },
  }
}
