import { type RefObject, useEffect } from 'react'
import { isReachable } from './tabbable.js'

type EscapeFromBodyProps = {
  /** The element that Escape closes, to which React Aria listens. */
  surface: RefObject<HTMLElement | null>
}

/**
 * Hands an open overlay the Escape that is pressed while nothing has the focus. Half a second after a dialog has opened,
 * React Aria takes its focus away, so that VoiceOver announces it, and returns it a frame later, or once every transition of
 * the page has ended: in between the key goes to `body`, which has no listener.
 */
export function EscapeFromBody({ surface }: EscapeFromBodyProps) {
  useEffect(() => {
    const handOver = (event: KeyboardEvent) => {
      const element = surface.current
      if (event.key !== 'Escape' || event.target !== document.body) return
      // Behind another overlay nothing is reachable: the one in front closes first.
      if (element && isReachable(element)) element.dispatchEvent(new KeyboardEvent(event.type, event))
    }
    document.addEventListener('keydown', handOver)
    return () => document.removeEventListener('keydown', handOver)
  }, [surface])
  return null
}
