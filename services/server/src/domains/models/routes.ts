import type { ServerRoute } from '../shared/call.js'
import { findModelsRoute } from './findModels.js'
import { storedKinds } from './kinds.js'

export const modelsRoutes: readonly ServerRoute[] = [
  findModelsRoute,
  ...storedKinds.flatMap(({ routes }) => routes),
]
