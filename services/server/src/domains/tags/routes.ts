import type { ServerRoute } from '../shared/call.js'
import { createTagRoute, deleteTagRoute, listTagsRoute, saveTagRoute } from './tags.js'

export const tagsRoutes: readonly ServerRoute[] = [
  listTagsRoute,
  createTagRoute,
  saveTagRoute,
  deleteTagRoute,
]
