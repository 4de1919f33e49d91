import { useEffect, useEffectEvent } from 'react'

/** Often enough that a crash loses a word at most, seldom enough that typing does not wait for the disk. */
const keepMilliseconds = 300

/**
 * Stores what is edited in this browser: a moment after each change, and when the page or the editor is left.
 *
 * @param document what is edited: another object after each change.
 * @param keep stores it. @returns whether that was possible; where it was not, leaving the page is asked about.
 */
export function useKeptDraft(document: object, keep: () => boolean): void {
  const keepNow = useEffectEvent(keep)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the document starts the wait again
  useEffect(() => {
    const timer = setTimeout(keepNow, keepMilliseconds)
    return () => clearTimeout(timer)
  }, [document])
  useEffect(() => {
    // A draft that this browser could not store would be lost silently.
    const leaving = (event: BeforeUnloadEvent) => {
      if (!keepNow()) event.preventDefault()
    }
    window.addEventListener('beforeunload', leaving)
    return () => {
      window.removeEventListener('beforeunload', leaving)
      keepNow()
    }
  }, [])
}
