import { docs } from '../../kernel/docs.js'
import { endpoint } from '../../kernel/endpoint.js'
import { paged } from '../../kernel/paging.js'
import { languageCode, name } from '../../kernel/rules.js'
import { object, optional } from '../../kernel/structs.js'
import { limits } from '../../limits.js'
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
import { wakeWords } from './kind.js'
import { type WakeWordModel, wakeThreshold, wakeWordModel } from './model.js'
import { distinctWords, wakeWordLists } from './wakeWord.js'

export * from './spottingCalls.js'
export * from './versionCalls.js'

const content = {
  positive_words: optional(wakeWordLists.positive_words),
  negative_words: optional(wakeWordLists.negative_words),
  threshold: optional(wakeThreshold()),
}

const positive_words = [{ text: 'Hello Halden', phonemes: '[hə][ˈloʊ]' }]
const helloHalden: WakeWordModel = {
  ...exampleFields,
  name: 'hello-halden',
  language: 'eng-US',
  positive_words,
  negative_words: [{ text: 'Hello Helen' }],
  threshold: limits.confidenceThreshold,
}
const ofProject = { id: 7 }
const params = { id: 7, modelId: 21 }

export const listWakeWordModels = endpoint({
  ...listParts(wakeWords),
  response: paged(wakeWordModel),
  [docs]: {
    ...listDocs(wakeWords),
    scope: 'read',
    example: { params: ofProject, response: { data: [helloHalden], total: 1 } },
  },
})

export const createWakeWordModel = endpoint({
  ...createParts(wakeWords),
  body: object({ name: name('hello-halden'), language: languageCode(), ...content }, { rule: distinctWords }),
  response: wakeWordModel,
  [docs]: {
    ...createDocs(wakeWords),
    scope: 'models',
    example: {
      params: ofProject,
      body: { name: 'hello-halden', language: 'eng-US', positive_words },
      response: helloHalden,
    },
  },
})

export const getWakeWordModel = endpoint({
  ...getParts(wakeWords),
  response: wakeWordModel,
  [docs]: { ...getDocs(wakeWords), scope: 'read', example: { params, response: helloHalden } },
})

export const saveWakeWordModel = endpoint({
  ...saveParts(wakeWords),
  body: object(
    { revision: readRevision, name: optional(name('hello-halden')), ...content },
    { rule: distinctWords },
  ),
  response: wakeWordModel,
  [docs]: {
    ...saveDocs(wakeWords),
    scope: 'models',
    example: { params, body: { revision: 2, positive_words }, response: helloHalden },
  },
})

export const deleteWakeWordModel = endpoint({
  ...deleteParts(wakeWords),
  [docs]: { ...deleteDocs(wakeWords), example: { params } },
})
