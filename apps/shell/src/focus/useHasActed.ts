import { useCallback, useEffect, useRef } from 'react'

// A screen reader may press a link with a click alone.
const acts = ['pointerdown', 'keydown', 'click']

/** Returns whether the user has pressed anything yet: until then, an app redirects automatically. */
export function useHasActed(): () => boolean {
  const hasActed = useRef(false)
  useEffect(() => {
    const listening = new AbortController()
    const note = () => {
      hasActed.current = true
      listening.abort()
    }
    for (const act of acts) document.addEventListener(act, note, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
  return useCallback(() => hasActed.current, [])
}
