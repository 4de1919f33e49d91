import { useEffect, useRef } from 'react'
import type { TryMode } from '../../model/quick-test/quickTest.js'

/** The button of a result that leads to typing disappears with the result; the focus moves to the field. */
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
