import {
  getVoiceCommandVersion,
  labelVoiceCommandVersion,
  listVoiceCommandVersions,
  modelKinds,
  restoreVoiceCommandVersion,
} from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'
import type { Reader } from '../../store/database.js'
import { listPage, pageRequest } from '../../store/page.js'
import { bind } from '../shared/call.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { requireLanguage } from './checkModel.js'
import { findModel } from './findModel.js'
import { savedSummary } from './summaries.js'
import { versionColumns, versionResponse, versionSummaryResponse } from './versionResponses.js'
import { writeModel } from './writeModel.js'

const versionsOf = (database: Reader, modelId: number) =>
  database
    .selectFrom('voice_command_version as version')
    .leftJoin('account', 'account.id', 'version.account_id')
    .where('version.model_id', '=', modelId)

export const listVoiceCommandVersionsRoute = bind(
  listVoiceCommandVersions,
  async ({ context, params, query }) => {
    await findModel(context, params.id, params.modelId)
    const page = pageRequest(
      query,
      { revision: 'version.revision', created_at: 'version.created_at' },
      { column: 'version.revision', direction: 'desc' },
    )
    const own = versionsOf(context.database, params.modelId).select(versionColumns)
    return listPage(own, page, 'version.id', (rows) => rows.map(versionSummaryResponse))
  },
)

async function findVersion(context: Context, params: { id: number; modelId: number; versionId: number }) {
  await findModel(context, params.id, params.modelId)
  const row = await versionsOf(context.database, params.modelId)
    .where('version.revision', '=', params.versionId)
    .select(versionColumns)
    .select([
      'version.language',
      'version.grammar',
      'version.settings_json',
      'version.slots_json',
      'version.suite_json',
    ])
    .select(['version.threshold_scoring_version', 'version.threshold_test_id'])
    .executeTakeFirst()
  if (!row) throw new ApiFailure('not_found')
  return row
}

export const getVoiceCommandVersionRoute = bind(getVoiceCommandVersion, async ({ context, params }) =>
  versionResponse(await findVersion(context, params)),
)

export const labelVoiceCommandVersionRoute = bind(
  labelVoiceCommandVersion,
  async ({ context, params, body }) => {
    await findVersion(context, params)
    await context.transaction(async (transaction) => {
      await transaction.database
        .updateTable('voice_command_version')
        .set({ label: body.label?.trim() ?? null })
        .where('model_id', '=', params.modelId)
        .where('revision', '=', params.versionId)
        .execute()
      await publishChange(transaction, params.id, modelKinds.voice_commands.segment)
    })
    return undefined
  },
)

export const restoreVoiceCommandVersionRoute = bind(
  restoreVoiceCommandVersion,
  async ({ context, params, body, session }) => {
    const version = await findVersion(context, params)
    const { language, grammar, settings_json: settings, slots_json: slots, suite_json: suite } = version
    const now = await findModel(context, params.id, params.modelId)
    if (language !== now.language) await requireLanguage(context, params.id, language)
    const { threshold_scoring_version, threshold_test_id } = version
    const measured = { threshold_scoring_version, threshold_test_id }
    const changes = { revision: body.revision, language, grammar, settings, slots, suite, measured }
    const by = { accountId: session.accountId, restoredFrom: params.versionId }
    const saved = await context.transaction((transaction) => writeModel(transaction, params, changes, by))
    return savedSummary(context, session.accountId, saved)
  },
)
