import { createVoiceCommandModel, defaultRecognizerSettings, nameKey } from '@saywright/api/contract'
import { timestamp } from '../../store/timestamp.js'
import { publishChange } from '../project/publishChange.js'
import { bind } from '../shared/call.js'
import { nameTaken } from '../shared/nameTaken.js'
import { requireModelQuota } from '../shared/quotas.js'
import { requireDistinctSlots, requireLanguage } from './checkModel.js'
import { firstGrammar } from './firstGrammar.js'
import { summaryColumns, summaryResponse } from './modelResponses.js'

export const createVoiceCommandModelRoute = bind(
  createVoiceCommandModel,
  async ({ context, params, body }) => {
    const { name, language, settings = defaultRecognizerSettings, slots = [] } = body
    requireDistinctSlots(slots)
    await requireLanguage(context, params.id, language)
    const row = await context.change(async (unit) => {
      await requireModelQuota(unit, params.id)
      const created = await unit.database
        .insertInto('voice_command_model')
        .values({
          project_id: params.id,
          name: name.trim(),
          name_key: nameKey(name),
          language,
          grammar: body.grammar ?? firstGrammar(language),
          settings_json: JSON.stringify(settings),
          slots_json: JSON.stringify(slots),
          revision: 1,
          created_at: timestamp(unit),
          updated_at: timestamp(unit),
        })
        .returning(summaryColumns)
        .executeTakeFirstOrThrow()
        .catch((error) => {
          throw nameTaken(error)
        })
      await publishChange(unit, params.id, 'voice-commands')
      return created
    })
    return summaryResponse(row)
  },
)
