import type { StaffProject } from '@saywright/api/contract'

/** The search for the project of a file. */
export type ProjectSearch = {
  /** Results of the last search text. */
  projects: readonly Pick<StaffProject, 'id' | 'title' | 'organization'>[]
  isSearching?: boolean
  onSearch: (words: string) => void
}
