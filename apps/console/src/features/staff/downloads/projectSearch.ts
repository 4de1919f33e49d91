import type { StaffProject } from '@saywright/api/contract'

/** Where somebody finds the project that a file is for. */
export type ProjectSearch = {
  /** Those of the last words. */
  projects: readonly Pick<StaffProject, 'id' | 'title' | 'organization'>[]
  isSearching?: boolean
  onSearch: (words: string) => void
}
