import { docs } from '../../kernel/docs.js'
import { endpoint } from '../../kernel/endpoint.js'
import { paged } from '../../kernel/paging.js'
import { languageCode, name } from '../../kernel/rules.js'
import { object, optional } from '../../kernel/structs.js'
import { exampleFields, readRevision } from '../commonFields.js'
import {
  createDocs,
  createParts,
  deleteDocs,
  deleteParts,
  getDocs,
  getParts,
  listDocs,
  listParts,
  saveDocs,
  saveParts,
} from '../modelCall.js'
import { synthesis } from './kind.js'
import { type SynthesisModel, synthesisFields, synthesisModel } from './model.js'

const voice = { voice_id: optional(synthesisFields.voice_id) }

const aisleVoice: SynthesisModel = {
  ...exampleFields,
  name: 'aisle-voice',
  language: 'fra-FR',
  voice_id: null,
}
const ofProject = { id: 7 }
const params = { id: 7, modelId: 21 }

export const listSynthesisModels = endpoint({
  ...listParts(synthesis),
  response: paged(synthesisModel),
  [docs]: {
    ...listDocs(synthesis),
    example: { params: ofProject, response: { data: [aisleVoice], total: 1 } },
  },
})

export const createSynthesisModel = endpoint({
  ...createParts(synthesis),
  body: object({ name: name('aisle-voice'), language: languageCode(), ...voice }),
  response: synthesisModel,
  [docs]: {
    ...createDocs(synthesis),
    example: { params: ofProject, body: { name: 'aisle-voice', language: 'fra-FR' }, response: aisleVoice },
  },
})

export const getSynthesisModel = endpoint({
  ...getParts(synthesis),
  response: synthesisModel,
  [docs]: { ...getDocs(synthesis), example: { params, response: aisleVoice } },
})

export const saveSynthesisModel = endpoint({
  ...saveParts(synthesis),
  body: object({ revision: readRevision, name: optional(name('aisle-voice')), ...voice }),
  response: synthesisModel,
  [docs]: {
    ...saveDocs(synthesis),
    example: { params, body: { revision: 2, name: 'aisle-voice' }, response: aisleVoice },
  },
})

export const deleteSynthesisModel = endpoint({
  ...deleteParts(synthesis),
  [docs]: { ...deleteDocs(synthesis), example: { params } },
})
