import type { QueryOf } from '../contract/kernel/endpoint.js'
import { createTag, deleteTag, listTags, saveTag } from '../contract/tags/calls.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'
import { useWholeList } from './useWholeList.js'

const changed = ['v3/staff/tags', 'v3/staff/categories', 'v3/staff/deals', 'v3/projects', 'v3/files']

/** A page of the tags. */
export const useTagPage = (query: QueryOf<typeof listTags> = {}) => useRead(listTags, { query })
/** All tags. */
export const useAllTags = () => useWholeList(listTags, {})
export const useCreateTag = () => useAction(createTag, changed)
export const useSaveTag = () => useAction(saveTag, changed)
export const useDeleteTag = () => useAction(deleteTag, changed)
