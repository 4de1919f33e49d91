import {
  createEnhancementModel,
  deleteEnhancementModel,
  getEnhancementModel,
  listEnhancementModels,
  modelKinds,
  saveEnhancementModel,
} from '@saywright/api/contract'
import { storedKind } from '../storedKind.js'

export const enhancement = storedKind({
  kind: modelKinds.enhancement,
  empty: { echo_cancelling: false, noise_reduction: true, source_separation: false, gain: false },
  list: listEnhancementModels,
  create: createEnhancementModel,
  get: getEnhancementModel,
  save: saveEnhancementModel,
  remove: deleteEnhancementModel,
})
