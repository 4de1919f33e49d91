import { createCategory, deleteCategory, listCategories, saveCategory } from '../contract/categories/calls.js'
import type { QueryOf } from '../contract/kernel/endpoint.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'
import { useWholeList } from './useWholeList.js'

const changed = ['v3/staff/categories', 'v3/staff/projects', 'v3/projects', 'v3/files']

/** A page of the categories. */
export const useCategories = (query: QueryOf<typeof listCategories> = {}) =>
  useRead(listCategories, { query })
/** All categories. */
export const useAllCategories = () => useWholeList(listCategories, {})
export const useCreateCategory = () => useAction(createCategory, changed)
export const useSaveCategory = () => useAction(saveCategory, changed)
export const useDeleteCategory = () => useAction(deleteCategory, changed)
