import { docs } from '../../kernel/docs.js'
import { endpoint } from '../../kernel/endpoint.js'
import { paged } from '../../kernel/paging.js'
import { limits } from '../../limits.js'
import { exampleFields } from '../commonFields.js'
import {
  exampleVersion,
  getVersionDocs,
  getVersionParts,
  labelVersionDocs,
  labelVersionParts,
  listVersionsDocs,
  listVersionsParts,
  restoreVersionDocs,
  restoreVersionParts,
} from '../versionCall.js'
import { wakeWords } from './kind.js'
import { wakeWordModel } from './model.js'
import { wakeWordVersion, wakeWordVersionSummary } from './version.js'

const content = {
  language: 'eng-US',
  positive_words: [{ text: 'Hello Halden', phonemes: '[hə][ˈloʊ]' }],
  negative_words: [],
  threshold: limits.confidenceThreshold,
}
const summary = { ...exampleVersion, positive: 1, negative: 0 }
const params = { id: 7, modelId: 21, versionId: 3 }

export const listWakeWordVersions = endpoint({
  ...listVersionsParts(wakeWords),
  response: paged(wakeWordVersionSummary),
  [docs]: {
    ...listVersionsDocs(wakeWords),
    example: { params: { id: 7, modelId: 21 }, response: { data: [summary], total: 1 } },
  },
})

export const getWakeWordVersion = endpoint({
  ...getVersionParts(wakeWords),
  response: wakeWordVersion,
  [docs]: {
    ...getVersionDocs(wakeWords),
    scope: 'read',
    example: { params, response: { ...summary, ...content } },
  },
})

export const labelWakeWordVersion = endpoint({
  ...labelVersionParts(wakeWords),
  [docs]: { ...labelVersionDocs(wakeWords), example: { params, body: { label: 'Before the tests' } } },
})

export const restoreWakeWordVersion = endpoint({
  ...restoreVersionParts(wakeWords),
  response: wakeWordModel,
  [docs]: {
    ...restoreVersionDocs(wakeWords),
    example: {
      params,
      body: { revision: 5 },
      response: { ...exampleFields, name: 'hello-halden', revision: 6, ...content },
    },
  },
})
