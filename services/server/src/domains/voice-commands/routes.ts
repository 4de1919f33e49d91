import type { ServerRoute } from '../shared/call.js'
import { createVoiceCommandModelRoute } from './createVoiceCommandModel.js'
import { deleteVoiceCommandModelRoute } from './deleteVoiceCommandModel.js'
import { getVoiceCommandModelRoute } from './getVoiceCommandModel.js'
import { listenToCommandsRoute } from './listen.js'
import { listImportableGrammarsRoute } from './listImportableGrammars.js'
import { listVoiceCommandModelsRoute } from './listVoiceCommandModels.js'
import { pronounceWordsRoute, sayWordsRoute } from './pronunciations.js'
import { recognizeRoute } from './recognize.js'
import { saveVoiceCommandModelRoute } from './saveVoiceCommandModel.js'
import { listSoundAlikesRoute } from './soundAlikes.js'
import { listModelTemplatesRoute } from './templates/listModelTemplates.js'
import {
  getVoiceCommandVersionRoute,
  labelVoiceCommandVersionRoute,
  listVoiceCommandVersionsRoute,
  restoreVoiceCommandVersionRoute,
} from './versions.js'

export const voiceCommandsRoutes: readonly ServerRoute[] = [
  listVoiceCommandModelsRoute,
  createVoiceCommandModelRoute,
  listModelTemplatesRoute,
  getVoiceCommandModelRoute,
  listImportableGrammarsRoute,
  saveVoiceCommandModelRoute,
  deleteVoiceCommandModelRoute,
  listVoiceCommandVersionsRoute,
  getVoiceCommandVersionRoute,
  labelVoiceCommandVersionRoute,
  restoreVoiceCommandVersionRoute,
  recognizeRoute,
  listenToCommandsRoute,
  pronounceWordsRoute,
  sayWordsRoute,
  listSoundAlikesRoute,
]
