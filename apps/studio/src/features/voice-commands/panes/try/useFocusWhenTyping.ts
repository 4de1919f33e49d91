import { useEffect, useRef } from 'react'
import type { TryMode } from '../../model/quick-test/quickTest.js'

/** The button of a result that leads to typing goes away with the result; the focus goes on to the field. */
export function useFocusWhenTyping(mode: TryMode) {
  const typing = useRef<HTMLDivElement>(null)
  const before = useRef(mode)
  useEffect(() => {
    const isFocusLost = document.activeElement === null || document.activeElement === document.body
    if (mode === 'type' && before.current !== 'type' && isFocusLost)
      typing.current?.querySelector('input')?.focus()
    before.current = mode
  }, [mode])
  return typing
}
