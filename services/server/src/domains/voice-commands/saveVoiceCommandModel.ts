import { nameKey, saveVoiceCommandModel } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { timestamp } from '../../store/timestamp.js'
import { publishChange } from '../project/publishChange.js'
import { bind } from '../shared/call.js'
import { nameTaken } from '../shared/nameTaken.js'
import { requireDistinctSlots, requireLanguage } from './checkModel.js'
import { findModel } from './findModel.js'
import { summaryColumns, summaryResponse } from './modelResponses.js'

export const saveVoiceCommandModelRoute = bind(saveVoiceCommandModel, async ({ context, params, body }) => {
  const { revision, name, language, grammar, settings, slots } = body
  const before = await findModel(context, params.id, params.modelId)
  if (slots) requireDistinctSlots(slots)
  if (language !== undefined && language !== before.language)
    await requireLanguage(context, params.id, language)
  const row = await context.change(async (unit) => {
    const saved = await unit.database
      .updateTable('voice_command_model')
      .set({
        ...(name !== undefined && { name: name.trim(), name_key: nameKey(name) }),
        ...(language !== undefined && { language }),
        ...(grammar !== undefined && { grammar }),
        ...(settings && { settings_json: JSON.stringify(settings) }),
        ...(slots && { slots_json: JSON.stringify(slots) }),
        revision: revision + 1,
        updated_at: timestamp(unit),
      })
      .where('id', '=', params.modelId)
      .where('project_id', '=', params.id)
      // Of two people who read the same revision, the first to save wins.
      .where('revision', '=', revision)
      .returning(summaryColumns)
      .executeTakeFirst()
      .catch((error) => {
        throw nameTaken(error)
      })
    if (!saved) throw new ApiFailure('changed_elsewhere')
    await publishChange(unit, params.id, 'voice-commands')
    return saved
  })
  return summaryResponse(row)
})
