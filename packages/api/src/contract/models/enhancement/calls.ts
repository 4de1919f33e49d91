import { docs } from '../../kernel/docs.js'
import { endpoint } from '../../kernel/endpoint.js'
import { paged } from '../../kernel/paging.js'
import { name } from '../../kernel/rules.js'
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
import { enhancement } from './kind.js'
import { type EnhancementModel, enhancementFields, enhancementModel } from './model.js'

const features = {
  echo_cancelling: optional(enhancementFields.echo_cancelling),
  noise_reduction: optional(enhancementFields.noise_reduction),
  source_separation: optional(enhancementFields.source_separation),
  gain: optional(enhancementFields.gain),
}

const dockNoise: EnhancementModel = {
  ...exampleFields,
  name: 'dock-noise',
  echo_cancelling: false,
  noise_reduction: true,
  source_separation: false,
  gain: false,
}
const ofProject = { id: 7 }
const params = { id: 7, modelId: 21 }

export const listEnhancementModels = endpoint({
  ...listParts(enhancement),
  response: paged(enhancementModel),
  [docs]: {
    ...listDocs(enhancement),
    example: { params: ofProject, response: { data: [dockNoise], total: 1 } },
  },
})

export const createEnhancementModel = endpoint({
  ...createParts(enhancement),
  body: object({ name: name('dock-noise'), ...features }),
  response: enhancementModel,
  [docs]: {
    ...createDocs(enhancement),
    example: { params: ofProject, body: { name: 'dock-noise', noise_reduction: true }, response: dockNoise },
  },
})

export const getEnhancementModel = endpoint({
  ...getParts(enhancement),
  response: enhancementModel,
  [docs]: { ...getDocs(enhancement), example: { params, response: dockNoise } },
})

export const saveEnhancementModel = endpoint({
  ...saveParts(enhancement),
  body: object({ revision: readRevision, name: optional(name('dock-noise')), ...features }),
  response: enhancementModel,
  [docs]: {
    ...saveDocs(enhancement),
    example: { params, body: { revision: 2, noise_reduction: true }, response: dockNoise },
  },
})

export const deleteEnhancementModel = endpoint({
  ...deleteParts(enhancement),
  [docs]: { ...deleteDocs(enhancement), example: { params } },
})
