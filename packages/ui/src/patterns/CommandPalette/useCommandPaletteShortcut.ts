import { useEffect, useEffectEvent } from 'react'
import { isShortcut } from '../../keyboard/isShortcut.js'

/**
 * Calls back when Ctrl K (Command K on a Mac) is pressed, wherever the focus is, and prevents the default
 * action of the browser.
 */
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
