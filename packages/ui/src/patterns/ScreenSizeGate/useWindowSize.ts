import { useSyncExternalStore } from 'react'

/** Width and height of the window in px; renders again when they change. */
export function useWindowSize(): { width: number; height: number } {
  const size = useSyncExternalStore(subscribe, read, () => '0x0')
  const [width = 0, height = 0] = size.split('x').map(Number)
  return { width, height }
}

// A text, so that two readings of the same size are equal.
const read = () => `${window.innerWidth}x${window.innerHeight}`

function subscribe(changed: () => void) {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}
