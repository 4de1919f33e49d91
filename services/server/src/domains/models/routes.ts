import type { ServerRoute } from '../shared/call.js'
import { findModelsRoute } from './findModels.js'
import { storedKinds } from './kinds.js'
import { wakeWordsRoutes } from './wake-words/routes.js'

export const modelsRoutes: readonly ServerRoute[] = [
  findModelsRoute,
  ...storedKinds.flatMap(({ routes }) => routes),
  ...wakeWordsRoutes,
]
