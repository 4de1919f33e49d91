import { lazyComponent } from '@saywright/shell'
import { useEffect } from 'react'

const load = () => import('./SearchPalette.js')

/** What the layout shows of this feature. */
export const SearchPalette = lazyComponent(load, 'SearchPalette')

/** Has the palette at hand once the page has nothing else to do: what is typed right after the keys must not be lost. */
export function useCommandPaletteLoader() {
  useEffect(() => {
    const idle = window.requestIdleCallback ?? ((begin: () => void) => window.setTimeout(begin, 1000))
    const cancel = window.cancelIdleCallback ?? window.clearTimeout
    const waiting = idle(() => void load().catch(() => {}))
    return () => cancel(waiting)
  }, [])
}
