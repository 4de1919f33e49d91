import type { ServerRoute } from '../shared/call.js'
import { createVoiceCommandModelRoute } from './createVoiceCommandModel.js'
import { deleteVoiceCommandModelRoute } from './deleteVoiceCommandModel.js'
import { getVoiceCommandModelRoute } from './getVoiceCommandModel.js'
import { listVoiceCommandModelsRoute } from './listVoiceCommandModels.js'
import { recognizeRoute } from './recognize.js'
import { saveVoiceCommandModelRoute } from './saveVoiceCommandModel.js'
import {
  getVoiceCommandVersionRoute,
  labelVoiceCommandVersionRoute,
  listVoiceCommandVersionsRoute,
  restoreVoiceCommandVersionRoute,
} from './versions.js'

export const voiceCommandsRoutes: readonly ServerRoute[] = [
  listVoiceCommandModelsRoute,
  createVoiceCommandModelRoute,
  getVoiceCommandModelRoute,
  saveVoiceCommandModelRoute,
  deleteVoiceCommandModelRoute,
  listVoiceCommandVersionsRoute,
  getVoiceCommandVersionRoute,
  labelVoiceCommandVersionRoute,
  restoreVoiceCommandVersionRoute,
  recognizeRoute,
]
