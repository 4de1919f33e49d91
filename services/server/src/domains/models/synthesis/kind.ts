import {
  createSynthesisModel,
  deleteSynthesisModel,
  getSynthesisModel,
  listSynthesisModels,
  modelKinds,
  saveSynthesisModel,
} from '@saywright/api/contract'
import { storedKind } from '../storedKind.js'

export const synthesis = storedKind({
  kind: modelKinds.synthesis,
  empty: { voice_id: null },
  list: listSynthesisModels,
  create: createSynthesisModel,
  get: getSynthesisModel,
  save: saveSynthesisModel,
  remove: deleteSynthesisModel,
})
