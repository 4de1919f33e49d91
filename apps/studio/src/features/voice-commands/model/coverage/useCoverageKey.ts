import { useEffect, useEffectEvent } from 'react'

/** Alt+C draws the coverage, or hides it. @param toggle absent where there is nothing to draw. */
export function useCoverageKey(toggle: (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey, code } = event
    if (!toggle || !altKey || ctrlKey || metaKey || shiftKey || code !== 'KeyC') return
    // On a Mac the editor would write the letter that it stands for.
    event.preventDefault()
    event.stopPropagation()
    toggle()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listener, { capture: true })
    return () => window.removeEventListener('keydown', listener, { capture: true })
  }, [])
}
