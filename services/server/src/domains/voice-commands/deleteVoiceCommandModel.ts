import { deleteVoiceCommandModel } from '@saywright/api/contract'
import { publishChange } from '../project/publishChange.js'
import { bind } from '../shared/call.js'
import { findModel } from './findModel.js'

export const deleteVoiceCommandModelRoute = bind(deleteVoiceCommandModel, async ({ context, params }) => {
  const { id } = await findModel(context, params.id, params.modelId)
  await context.change(async (unit) => {
    await unit.database.deleteFrom('voice_command_model').where('id', '=', id).execute()
    await publishChange(unit, params.id, 'voice-commands')
  })
  return undefined
})
