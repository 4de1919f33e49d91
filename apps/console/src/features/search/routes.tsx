import { lazyComponent } from '@saywright/shell'
import { useEffect } from 'react'

const load = () => import('./SearchPalette.js')

/** The part of this feature in the layout. */
export const SearchPalette = lazyComponent(load, 'SearchPalette')

/** Loads the palette once the page is idle: what is typed right after the keys must not be lost. */
export function useCommandPaletteLoader() {
  useEffect(() => {
    const idle = window.requestIdleCallback ?? ((begin: () => void) => window.setTimeout(begin, 1000))
    const cancel = window.cancelIdleCallback ?? window.clearTimeout
    const waiting = idle(() => void load().catch(() => {}))
    return () => cancel(waiting)
  }, [])
}
