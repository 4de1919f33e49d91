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
import { biometrics } from './kind.js'
import { type BiometricModel, biometricFields, biometricModel } from './model.js'
import { distinctVoicePrints, voicePrints } from './voicePrint.js'

const enrolled = { mode: optional(biometricFields.mode), voice_prints: optional(voicePrints) }

const voice_prints = [{ name: 'Ada', passphrase: 'my voice opens the door', audio_files: [21, 22] }]
const pickers: BiometricModel = { ...exampleFields, name: 'pickers', mode: 'text_dependent', voice_prints }
const ofProject = { id: 7 }
const params = { id: 7, modelId: 21 }

export const listBiometricModels = endpoint({
  ...listParts(biometrics),
  response: paged(biometricModel),
  [docs]: {
    ...listDocs(biometrics),
    example: { params: ofProject, response: { data: [pickers], total: 1 } },
  },
})

export const createBiometricModel = endpoint({
  ...createParts(biometrics),
  body: object({ name: name('pickers'), ...enrolled }, { rule: distinctVoicePrints }),
  response: biometricModel,
  [docs]: {
    ...createDocs(biometrics),
    example: {
      params: ofProject,
      body: { name: 'pickers', mode: 'text_dependent', voice_prints },
      response: pickers,
    },
  },
})

export const getBiometricModel = endpoint({
  ...getParts(biometrics),
  response: biometricModel,
  [docs]: { ...getDocs(biometrics), example: { params, response: pickers } },
})

export const saveBiometricModel = endpoint({
  ...saveParts(biometrics),
  body: object(
    { revision: readRevision, name: optional(name('pickers')), ...enrolled },
    { rule: distinctVoicePrints },
  ),
  response: biometricModel,
  [docs]: {
    ...saveDocs(biometrics),
    example: { params, body: { revision: 2, voice_prints }, response: pickers },
  },
})

export const deleteBiometricModel = endpoint({
  ...deleteParts(biometrics),
  [docs]: { ...deleteDocs(biometrics), example: { params } },
})
