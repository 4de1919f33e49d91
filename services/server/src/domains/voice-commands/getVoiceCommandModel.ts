import { getVoiceCommandModel } from '@saywright/api/contract'
import { bind } from '../shared/call.js'
import { findModel } from './findModel.js'
import { modelResponse } from './modelResponses.js'
import { refreshReadiness } from './readiness.js'
import { usersByModel } from './summaries.js'
import { thresholdMeasured } from './thresholdMeasured.js'

export const getVoiceCommandModelRoute = bind(getVoiceCommandModel, async ({ context, params, session }) => {
  await refreshReadiness(context, session.accountId, params.id)
  const model = await findModel(context, params.id, params.modelId)
  const users = await usersByModel(context.database, params.id)
  return modelResponse(model, await thresholdMeasured(context, model), users.get(model.id) ?? [])
})
