import { findModels, limits, type ModelType, modelKinds } from '@saywright/api/contract'
import { sql } from 'kysely'
import { hasWords } from '../../store/page.js'
import { bind } from '../shared/call.js'
import { visibleProjects } from '../shared/projects/visibleProjects.js'

// Voice commands have a table of their own; the database joins both, so that it returns only the rows that are shown.
export const findModelsRoute = bind(findModels, async ({ context, query, session }) => {
  const visible = visibleProjects(context.database, session.accountId)
  const isNamed = hasWords(['model.name_folded'], query.name)
  const columns = [
    // SQLite orders a union by a name that was given.
    ...(['model.id', 'model.name', 'model.updated_at as updated_at'] as const),
    ...(['project.id as project_id', 'project.title'] as const),
  ] as const
  const voiceCommands = visible
    .innerJoin('voice_command_model as model', 'model.project_id', 'project.id')
    .where(isNamed)
    .select(columns)
    .select(sql<ModelType>`${sql.lit(modelKinds.voice_commands.type)}`.as('type'))
  const others = visible
    .innerJoin('model', 'model.project_id', 'project.id')
    .where(isNamed)
    .select(columns)
    .select('model.type')
  const rows = await voiceCommands
    .unionAll(others)
    .orderBy('updated_at', 'desc')
    .limit(limits.foundModels)
    .execute()
  return {
    data: rows.map(({ id, type, name, project_id, title }) => ({
      ...{ id, type, name },
      project: { id: project_id, title },
    })),
  }
})
