import type { ServerRoute } from '../shared/call.js'
import { findModelsRoute } from './findModels.js'
import { ownRoutes, storedKinds } from './kinds.js'

export const modelsRoutes: readonly ServerRoute[] = [
  findModelsRoute,
  ...storedKinds.flatMap(({ routes }) => routes),
  ...ownRoutes,
]
