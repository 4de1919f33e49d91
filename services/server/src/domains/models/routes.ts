import type { ResponseOf } from '@saywright/api/contract'
import { contains, listPage, pageRequest } from '../../store/page.js'
import { publishChange } from '../project/publishChange.js'
import { bind, type ServerRoute } from '../shared/call.js'
import { requireModelCovered } from '../shared/requireModelCovered.js'
import { findModelsRoute } from './findModels.js'
import { type Kind, kinds } from './kinds.js'
import { findKeptModel, insertKeptModel, modelResponse, updateKeptModel } from './models.js'

const columns = {
  name: 'name_key',
  language: 'language',
  created_at: 'created_at',
  updated_at: 'updated_at',
} as const

export const modelsRoutes: readonly ServerRoute[] = [findModelsRoute, ...kinds.flatMap(routesOf)]

function routesOf(kind: Kind): ServerRoute[] {
  const { type, entity } = kind
  // What models of a type hold is written and read by its own calls alone, which check it both ways.
  const respond = (row: Parameters<typeof modelResponse>[0]) => modelResponse(row) as never
  return [
    bind(kind.list, async ({ context, params, query }) => {
      const page = pageRequest(query, columns, { column: 'updated_at', direction: 'desc' })
      const own = context.database
        .selectFrom('model')
        .where('project_id', '=', params.id)
        .where('type', '=', type)
        .$if(page.keywords !== undefined, (rows) => rows.where(contains('name_key', page.keywords ?? '')))
      const found = await listPage(own.selectAll(), page, 'id', (rows) => rows.map(modelResponse))
      return found as unknown as ResponseOf<typeof kind.list>
    }),
    bind(kind.create, async ({ context, params, body }) => {
      const { name, language = null, ...content } = { language: null, ...body }
      await requireModelCovered(context, params.id, type, language)
      const row = await context.change(async (unit) => {
        const created = await insertKeptModel(unit, {
          ...{ projectId: params.id, type, name, language },
          content: { ...kind.empty, ...content },
        })
        await publishChange(unit, params.id, entity)
        return created
      })
      return respond(row)
    }),
    bind(kind.get, async ({ context, params }) => respond(await findKeptModel(context, params, type))),
    bind(kind.save, async ({ context, params, body }) => {
      const before = await findKeptModel(context, params, type)
      const { revision, name, ...content } = body
      const row = await context.change(async (unit) => {
        const saved = await updateKeptModel(unit, before, { revision, name, content })
        await publishChange(unit, params.id, entity)
        return saved
      })
      return respond(row)
    }),
    bind(kind.remove, async ({ context, params }) => {
      const { id } = await findKeptModel(context, params, type)
      await context.change(async (unit) => {
        await unit.database.deleteFrom('model').where('id', '=', id).execute()
        await publishChange(unit, params.id, entity)
      })
      return undefined
    }),
  ]
}
