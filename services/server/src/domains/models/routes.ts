import type { ResponseOf } from '@saywright/api/contract'
import type { Context } from '../../context.js'
import { hasWords, listPage, pageRequest } from '../../store/page.js'
import type { Transaction } from '../../transaction/transaction.js'
import { requireModelCovered } from '../project/requireModelCovered.js'
import { bind, type ServerRoute } from '../shared/call.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { findModelsRoute } from './findModels.js'
import { type Kind, kinds } from './kinds.js'
import { findKeptModel, insertKeptModel, modelResponse, type Row, updateKeptModel } from './models.js'
import { requireOwnRecordings, withPresentRecordings } from './voicePrints.js'

const columns = {
  name: 'name_folded',
  language: 'language',
  created_at: 'created_at',
  updated_at: 'updated_at',
} as const

export const modelsRoutes: readonly ServerRoute[] = [findModelsRoute, ...kinds.flatMap(routesOf)]

function routesOf(kind: Kind): ServerRoute[] {
  const { type, entity } = kind
  // What models of a type hold is written and read by its own calls alone, which check it both ways.
  const present = (context: Context, projectId: number, rows: readonly Row[]) => {
    const models = rows.map((row) => ({ ...kind.empty, ...modelResponse(row) }))
    return withPresentRecordings(context.database, projectId, models)
  }
  const respond = async (context: Context, projectId: number, row: Row) =>
    (await present(context, projectId, [row]))[0] as never
  const check = (transaction: Transaction, projectId: number, content: object) =>
    requireOwnRecordings(transaction.database, projectId, content)
  return [
    bind(kind.list, async ({ context, params, query }) => {
      const page = pageRequest(query, columns, { column: 'updated_at', direction: 'desc' })
      const own = context.database
        .selectFrom('model')
        .where('project_id', '=', params.id)
        .where('type', '=', type)
        .where(hasWords(['model.name_folded'], page.keywords))
      const found = await listPage(own.selectAll(), page, 'id', (rows) => present(context, params.id, rows))
      return found as unknown as ResponseOf<typeof kind.list>
    }),
    bind(kind.create, async ({ context, params, body }) => {
      const { name, language = null, ...content } = { language: null, ...body }
      await requireModelCovered(context, params.id, type, language)
      const row = await context.transaction(async (transaction) => {
        await check(transaction, params.id, content)
        const created = await insertKeptModel(transaction, {
          ...{ projectId: params.id, type, name, language },
          content: { ...kind.empty, ...content },
        })
        await publishChange(transaction, params.id, entity)
        return created
      })
      return respond(context, params.id, row)
    }),
    bind(kind.get, async ({ context, params }) =>
      respond(context, params.id, await findKeptModel(context, params, type)),
    ),
    bind(kind.save, async ({ context, params, body }) => {
      const before = await findKeptModel(context, params, type)
      const { revision, name, ...content } = body
      const row = await context.transaction(async (transaction) => {
        await check(transaction, params.id, content)
        const saved = await updateKeptModel(transaction, before, { revision, name, content })
        await publishChange(transaction, params.id, entity)
        return saved
      })
      return respond(context, params.id, row)
    }),
    bind(kind.remove, async ({ context, params }) => {
      const { id } = await findKeptModel(context, params, type)
      await context.transaction(async (transaction) => {
        await transaction.database.deleteFrom('model').where('id', '=', id).execute()
        await publishChange(transaction, params.id, entity)
      })
      return undefined
    }),
  ]
}
