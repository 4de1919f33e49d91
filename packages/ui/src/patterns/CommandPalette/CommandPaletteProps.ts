import type { CommandGroup } from './Command.js'

export type CommandPaletteProps = {
  /** All commands, in groups in display order. The four best matches of each group are shown. */
  groups: readonly CommandGroup[]
  /** Commands shown while the query is empty: those used last, then those used often. */
  recent?: readonly CommandGroup[]
  /** Sentence after "No result for …" that suggests what to try. */
  noResultHint?: string
  /** Whether the command palette is open. */
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /**
   * Called with the query at every change, for a search on a server. Pass its results as groups with
   * `isSearched`.
   */
  onQueryChange?: (query: string) => void
  /**
   * Whether results are being loaded. Existing results can be used meanwhile.
   * @default false
   */
  isLoading?: boolean
}
