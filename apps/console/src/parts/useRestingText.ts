import { limits } from '@saywright/api/contract'
import { useEffect, useState } from 'react'

/**
 * Debounces what is being typed.
 *
 * @param text the last reported text; a change from elsewhere, such as filters that are reset, replaces what is typed.
 * @param onRest called with what was typed, `searchPauseMilliseconds` after the last letter.
 */
export function useRestingText(
  text: string,
  onRest: (text: string) => void,
): readonly [typed: string, type: (text: string) => void] {
  const [typed, type] = useState(text)
  const [told, setTold] = useState(text)
  const [known, setKnown] = useState(text)
  if (known !== text) {
    setKnown(text)
    // The reported text comes back while further letters are typed: they stay.
    if (text !== told) {
      setTold(text)
      type(text)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a letter restarts the pause
  useEffect(() => {
    if (typed === text) return
    const timer = setTimeout(() => {
      setTold(typed)
      onRest(typed)
    }, limits.searchPauseMilliseconds)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, type]
}
