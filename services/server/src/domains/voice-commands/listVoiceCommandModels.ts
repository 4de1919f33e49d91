import { listVoiceCommandModels } from '@saywright/api/contract'
import { hasWords, listPage, pageRequest } from '../../store/page.js'
import { bind } from '../shared/call.js'
import { summaryColumns } from './modelResponses.js'
import { refreshReadiness } from './readiness.js'
import { summariesOf } from './summaries.js'

const columns = {
  name: 'name_folded',
  language: 'language',
  created_at: 'created_at',
  updated_at: 'updated_at',
} as const

export const listVoiceCommandModelsRoute = bind(
  listVoiceCommandModels,
  async ({ context, params, query, session }) => {
    await refreshReadiness(context, session.accountId, params.id)
    const page = pageRequest(query, columns, { column: 'updated_at', direction: 'desc' })
    const own = context.database
      .selectFrom('voice_command_model')
      .where('project_id', '=', params.id)
      .where(hasWords(['voice_command_model.name_folded'], page.keywords))
    return listPage(own.select(summaryColumns), page, 'id', (rows) =>
      summariesOf(context.database, params.id, rows),
    )
  },
)
