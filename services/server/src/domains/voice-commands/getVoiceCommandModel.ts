import { getVoiceCommandModel } from '@saywright/api/contract'
import { bind } from '../../http/bind.js'
import { findModel } from './findModel.js'
import { modelAnswer } from './modelAnswers.js'

export const getVoiceCommandModelRoute = bind(getVoiceCommandModel, async ({ context, params }) =>
  modelAnswer(await findModel(context, params.id, params.modelId)),
)
