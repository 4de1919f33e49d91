import { lazy, Suspense, useState } from 'react'
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

const PaletteDialog = lazy(async () => ({ default: (await import('./PaletteDialog.js')).PaletteDialog }))

/** Searches all items, pages and actions with the keyboard. Its code is loaded when it is first opened. */
export function CommandPalette(props: CommandPaletteProps) {
  const [wasOpened, setWasOpened] = useState(false)
  if (props.isOpen && !wasOpened) setWasOpened(true)
  return wasOpened ? (
    <Suspense fallback={null}>
      <PaletteDialog {...props} />
    </Suspense>
  ) : null
}
