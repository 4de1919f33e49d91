import { useSyncExternalStore } from 'react'
import { breakpoints, type WidthClass, widthClassOf } from './breakpoints.js'

/** The width class of the window; renders again only when it changes. `desktop` without a window. */
export function useWidthClass(): WidthClass {
  return useSyncExternalStore(
    subscribe,
    () => widthClassOf(window.innerWidth),
    () => 'desktop',
  )
}

function subscribe(changed: () => void) {
  const queries = Object.values(breakpoints).map((width) => window.matchMedia(`(min-width: ${width}px)`))
  for (const query of queries) query.addEventListener('change', changed)
  return () => {
    for (const query of queries) query.removeEventListener('change', changed)
  }
}
