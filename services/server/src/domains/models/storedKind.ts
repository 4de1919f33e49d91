import type {
  AnyModel,
  Endpoint,
  ModelSegment,
  Page,
  pageQuery,
  Shape,
  ValueOf,
} from '@saywright/api/contract'
import { writeProjectAudit } from '../../audit/writeProjectAudit.js'
import type { Reader } from '../../store/database.js'
import type { StoredType } from '../../store/modelTables.js'
import { hasWords, listPage, pageRequest } from '../../store/page.js'
import { requireModelCovered } from '../project/requireModelCovered.js'
import { bindKind, type ServerRoute } from '../shared/call.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { findStoredModel, insertStoredModel, type Row, updateStoredModel } from './models.js'
import { type StoredModels, storedModels } from './storedModels.js'
import { type StoredVersions, versionRoutesOf } from './storedVersions.js'

interface CreateBody {
  readonly name: string
  readonly language?: string | undefined
}
interface SaveBody {
  readonly revision: number
  readonly name?: string | undefined
}
type Path = `v3/projects/{id}/${ModelSegment}`

/** A kind whose models are rows of the table `model`: its calls, the content of a new model, and its own functions. */
export interface StoredKind<
  Model extends AnyModel,
  Create extends CreateBody,
  Save extends SaveBody,
  Summary,
  Version,
> {
  readonly kind: {
    readonly type: StoredType
    readonly segment: ModelSegment
    readonly model: Shape<Model>
  }
  /** The content of a new model. */
  readonly empty: Readonly<Record<string, unknown>>
  readonly list: Endpoint<Path, undefined, ValueOf<typeof pageQuery>, Page<Model>>
  readonly create: Endpoint<Path, Create, undefined, Model>
  readonly get: Endpoint<`${Path}/{modelId}`, undefined, undefined, Model>
  readonly save: Endpoint<`${Path}/{modelId}`, Save, undefined, Model>
  readonly remove: Endpoint<`${Path}/{modelId}`, undefined, undefined, undefined>
  /** The calls of their versions; absent for a kind that has none: its saves are stored all the same. */
  readonly versions?: StoredVersions<Model, Summary, Version>
  /** @throws ApiFailure `incorrect_form` when a body names something outside the project. */
  readonly check?: (database: Reader, projectId: number, body: Create | Save) => Promise<void>
  /** Models without references to what was deleted. */
  readonly present?: (database: Reader, projectId: number, models: readonly Model[]) => Promise<Model[]>
}

const columns = {
  name: 'name_folded',
  language: 'language',
  created_at: 'created_at',
  updated_at: 'updated_at',
} as const

/**
 * The same for callers that iterate over all kinds, with the functions that list, create, get, save and delete its models.
 */
export const storedKind = <
  Model extends AnyModel,
  Create extends CreateBody,
  Save extends SaveBody,
  Summary,
  Version,
>(
  own: StoredKind<Model, Create, Save, Summary, Version>,
) => {
  const models = storedModels(own)
  return {
    type: own.kind.type,
    segment: own.kind.segment,
    empty: own.empty,
    models,
    routes: routesOf(own, models),
  }
}

/** Of the log, which lives longer than a model. */
const toldOf = ({ id, name }: Row) => ({ object: { kind: 'model', id }, name })

function routesOf<Model extends AnyModel, Create extends CreateBody, Save extends SaveBody, Summary, Version>(
  own: StoredKind<Model, Create, Save, Summary, Version>,
  models: StoredModels<Model>,
): ServerRoute[] {
  const { type, segment } = own.kind
  return [
    bindKind(own.list, ({ context, params, query }) => {
      const page = pageRequest(query, columns, { column: 'updated_at', direction: 'desc' })
      const found = context.database
        .selectFrom('model')
        .where('project_id', '=', params.id)
        .where('type', '=', type)
        .where(hasWords(['model.name_folded'], page.keywords))
      return listPage(found.selectAll(), page, 'id', (rows) =>
        models.present(context.database, params.id, rows),
      )
    }),
    bindKind(own.create, async (call) => {
      const { context, params, body, session } = call
      const { name, language = null, ...content } = body
      await requireModelCovered(context, params.id, type, language)
      const row = await context.transaction(async (transaction) => {
        await own.check?.(transaction.database, params.id, body)
        const created = await insertStoredModel(transaction, {
          ...{ projectId: params.id, type, name, language },
          content: { ...own.empty, ...content },
          accountId: session.accountId,
        })
        await writeProjectAudit(transaction, call, { action: 'model.created', ...toldOf(created) })
        await publishChange(transaction, params.id, segment)
        return created
      })
      return models.respond(context.database, row)
    }),
    bindKind(own.get, async ({ context, params }) =>
      models.respond(context.database, await findStoredModel(context, params, type)),
    ),
    bindKind(own.save, async ({ context, params, body, session }) => {
      const before = await findStoredModel(context, params, type)
      const { revision, name, ...content } = body
      const row = await context.transaction(async (transaction) => {
        await own.check?.(transaction.database, params.id, body)
        const by = { accountId: session.accountId }
        const saved = await updateStoredModel(transaction, before, { revision, name, content }, by)
        await publishChange(transaction, params.id, segment)
        return saved
      })
      return models.respond(context.database, row)
    }),
    bindKind(own.remove, async (call) => {
      const { context, params } = call
      const model = await findStoredModel(context, params, type)
      await context.transaction(async (transaction) => {
        await transaction.database.deleteFrom('model').where('id', '=', model.id).execute()
        await writeProjectAudit(transaction, call, { action: 'model.deleted', ...toldOf(model) })
        await publishChange(transaction, params.id, segment)
      })
      return undefined
    }),
    ...(own.versions ? versionRoutesOf({ ...own, models }, own.versions) : []),
  ]
}
