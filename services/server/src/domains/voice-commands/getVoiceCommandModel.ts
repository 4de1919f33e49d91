import { getVoiceCommandModel } from '@saywright/api/contract'
import { bind } from '../shared/call.js'
import { findModel } from './findModel.js'
import { modelResponse } from './modelResponses.js'

export const getVoiceCommandModelRoute = bind(getVoiceCommandModel, async ({ context, params }) =>
  modelResponse(await findModel(context, params.id, params.modelId)),
)
