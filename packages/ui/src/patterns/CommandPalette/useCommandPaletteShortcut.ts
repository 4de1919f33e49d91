import { useEffect, useEffectEvent } from 'react'
import { isShortcut } from '../../keyboard/isShortcut.js'

/** Calls back at Ctrl K, or Command K on a Mac, wherever the focus is; the browser then keeps its own meaning of it back. */
export function useCommandPaletteShortcut(onShortcut: () => void): void {
  const called = useEffectEvent(onShortcut)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat || !isShortcut(event, 'k')) return
      event.preventDefault()
      called()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
