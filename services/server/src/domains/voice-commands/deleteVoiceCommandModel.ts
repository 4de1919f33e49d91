import { deleteVoiceCommandModel, modelKinds } from '@saywright/api/contract'
import { writeProjectAudit } from '../../audit/writeProjectAudit.js'
import { bind } from '../shared/call.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { findModel } from './findModel.js'
import { wantReadiness } from './readiness.js'
import { requireNotImported } from './requireNotImported.js'

export const deleteVoiceCommandModelRoute = bind(deleteVoiceCommandModel, async (call) => {
  const { context, params } = call
  const model = await findModel(context, params.id, params.modelId)
  const { id, name } = model
  // Before the transaction: no save waits while texts are searched.
  await requireNotImported(context.database, model)
  await context.transaction(async (transaction) => {
    await wantReadiness(transaction, params.id)
    await transaction.database.deleteFrom('voice_command_model').where('id', '=', id).execute()
    const object = { kind: 'voice_command_model', id }
    await writeProjectAudit(transaction, call, { action: 'model.deleted', object, name })
    await publishChange(transaction, params.id, modelKinds.voice_commands.segment)
  })
  return undefined
})
