import { lazy, Suspense, useState } from 'react'
import type { CommandGroup } from './Command.js'

export type CommandPaletteProps = {
  /** All that can be found, in the order of the groups. Of each the four best rows are shown. */
  groups: readonly CommandGroup[]
  /** Shown while nothing is typed: what was used last, then what is used often. */
  recent?: readonly CommandGroup[]
  /** What could be tried where nothing is found: a sentence after "No result for …". */
  noResultHint?: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** For what a server searches too; its answers come back as groups with `isSearched`. */
  onQueryChange?: (query: string) => void
  /** Answers are on their way; what is there already can be taken. */
  isLoading?: boolean
}

const PaletteDialog = lazy(async () => ({ default: (await import('./PaletteDialog.js')).PaletteDialog }))

/** Finds every thing, page and action from the keyboard. Its code is loaded at the first opening. */
export function CommandPalette(props: CommandPaletteProps) {
  const [wasOpened, setWasOpened] = useState(false)
  if (props.isOpen && !wasOpened) setWasOpened(true)
  return wasOpened ? (
    <Suspense fallback={null}>
      <PaletteDialog {...props} />
    </Suspense>
  ) : null
}
