import type { ServerRoute } from '../shared/call.js'
import {
  createCategoryRoute,
  deleteCategoryRoute,
  listCategoriesRoute,
  saveCategoryRoute,
} from './categories.js'

export const categoriesRoutes: readonly ServerRoute[] = [
  listCategoriesRoute,
  createCategoryRoute,
  saveCategoryRoute,
  deleteCategoryRoute,
]
