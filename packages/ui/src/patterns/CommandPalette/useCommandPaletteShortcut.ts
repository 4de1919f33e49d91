import { useEffect, useEffectEvent } from 'react'

/** Calls back at Ctrl K, or Command K on a Mac, wherever the focus is; the browser then keeps its own meaning of it back. */
export function useCommandPaletteShortcut(onShortcut: () => void): void {
  const called = useEffectEvent(onShortcut)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey
      if (!isShortcut || event.key.toLowerCase() !== 'k' || event.repeat) return
      event.preventDefault()
      called()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
