import { isShortcut } from '@saywright/ui'
import { useEffect, useEffectEvent } from 'react'

/** Ctrl S, or Command S, saves wherever the focus is, instead of the page itself. */
export function useSaveKeys(save: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event, 's')) return
    event.preventDefault()
    if (!event.repeat) save()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
