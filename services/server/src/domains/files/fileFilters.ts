import type { pageQuery, ValueOf } from '@saywright/api/contract'
import { incorrectForm } from '@saywright/http'
import { bitOf, filteredKinds } from './tagBits.js'

type PageQuery = ValueOf<typeof pageQuery>

export interface FileFilters {
  /** Words of the name; absent: any name. */
  readonly name: string | undefined
  /** For each kind that is filtered, the bits of which a file has one. */
  readonly tagBits: readonly number[]
}

const maxNames = 20

/** @throws ApiFailure `incorrect_form` for a tag that no file can have. */
export function readFileFilters({ filters = {} }: PageQuery = {}): FileFilters {
  const tagBits = filteredKinds.flatMap((kind) => {
    const filter = `file_tag_by_${kind}`
    const names = (filters[filter] ?? '').split(',').flatMap((name) => name.trim() || [])
    if (names.length === 0) return []
    const bits = new Set(names.slice(0, maxNames).map((name) => bitOf(kind, name)))
    if (bits.has(undefined) || names.length > maxNames)
      throw incorrectForm({ [`filters.${filter}`]: 'invalid' })
    return [[...bits].reduce<number>((sum, bit) => sum + (bit ?? 0), 0)]
  })
  return { name: filters.file_name, tagBits }
}

/** @throws ApiFailure `incorrect_form` without the project of the requested files. */
export function readProjectFilter({ filters = {} }: PageQuery = {}): number {
  const { file_project_id = '' } = filters
  if (file_project_id === '') throw incorrectForm({ 'filters.file_project_id': 'required' })
  const id = Number(file_project_id)
  if (!/^\d{1,15}$/.test(file_project_id) || id < 1)
    throw incorrectForm({ 'filters.file_project_id': 'invalid' })
  return id
}
