import { saveVoiceCommandModel } from '@saywright/api/contract'
import { bind } from '../shared/call.js'
import { requireDistinctSlots, requireLanguage, requireSlotRoom } from './checkModel.js'
import { findModel } from './findModel.js'
import { summaryResponse } from './modelResponses.js'
import { writeModel } from './writeModel.js'

export const saveVoiceCommandModelRoute = bind(
  saveVoiceCommandModel,
  async ({ context, params, body, session }) => {
    const { settings, ...others } = body
    const { language, slots, label } = others
    const before = await findModel(context, params.id, params.modelId)
    if (slots) {
      requireSlotRoom(slots, context.limits.slotsMaxCharacters)
      requireDistinctSlots(slots)
    }
    if (language !== undefined && language !== before.language)
      await requireLanguage(context, params.id, language)
    const by = { accountId: session.accountId, label }
    const changes = { ...others, settings: settings && { ...before.settings_json, ...settings } }
    return summaryResponse(await context.change((unit) => writeModel(unit, params, changes, by)))
  },
)
