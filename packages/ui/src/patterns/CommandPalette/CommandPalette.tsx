import { lazy, Suspense, useState } from 'react'
import type { CommandPaletteProps } from './CommandPaletteProps.js'

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
