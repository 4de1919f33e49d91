import { useEffect, useEffectEvent } from 'react'

/** Moves through the tour with the left and right arrow keys, mirrored in right-to-left scripts. */
export function useTourArrows(goOn: () => void, goBack: () => void): void {
  const onKeyDown = useEffectEvent(({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
    if (ctrlKey || altKey || metaKey) return
    const isMirrored = getComputedStyle(document.documentElement).direction === 'rtl'
    if (key === (isMirrored ? 'ArrowLeft' : 'ArrowRight')) goOn()
    if (key === (isMirrored ? 'ArrowRight' : 'ArrowLeft')) goBack()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
