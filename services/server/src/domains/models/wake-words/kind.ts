import {
  createWakeWordModel,
  deleteWakeWordModel,
  getWakeWordModel,
  listWakeWordModels,
  modelKinds,
  saveWakeWordModel,
} from '@saywright/api/contract'
import { storedKind } from '../storedKind.js'

export const wakeWords = storedKind({
  kind: modelKinds.wake_word,
  empty: { positive_words: [], negative_words: [] },
  list: listWakeWordModels,
  create: createWakeWordModel,
  get: getWakeWordModel,
  save: saveWakeWordModel,
  remove: deleteWakeWordModel,
})
