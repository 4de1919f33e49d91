import {
  createWakeWordModel,
  deleteWakeWordModel,
  getWakeWordModel,
  limits,
  listWakeWordModels,
  modelKinds,
  saveWakeWordModel,
} from '@saywright/api/contract'
import { storedKind } from '../storedKind.js'
import { wakeWordVersions } from './versions.js'

export const wakeWords = storedKind({
  kind: modelKinds.wake_word,
  empty: { positive_words: [], negative_words: [], threshold: limits.confidenceThreshold },
  list: listWakeWordModels,
  create: createWakeWordModel,
  get: getWakeWordModel,
  save: saveWakeWordModel,
  remove: deleteWakeWordModel,
  versions: wakeWordVersions,
})
