import { getVoiceCommandModel } from '@saywright/api/contract'
import { bind } from '../shared/call.js'
import { findModel } from './findModel.js'
import { modelResponse } from './modelResponses.js'
import { thresholdMeasured } from './thresholdMeasured.js'

export const getVoiceCommandModelRoute = bind(getVoiceCommandModel, async ({ context, params }) => {
  const model = await findModel(context, params.id, params.modelId)
  return modelResponse(model, await thresholdMeasured(context, model))
})
