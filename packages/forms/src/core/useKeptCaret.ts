import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Restores the caret of a controlled input after its text was rewritten, because browsers move it to the end.
 * @returns a function to call while the input changes, with the caret position, or both ends of a selection,
 * in the new text.
 */
export function useKeptCaret(input: RefObject<HTMLInputElement | null>): (from: number, to?: number) => void {
  const [caret, setCaret] = useState<{ from: number; to: number }>()
  useLayoutEffect(() => {
    const element = input.current
    if (caret && element && element === element.ownerDocument.activeElement) {
      element.setSelectionRange(caret.from, caret.to)
    }
  }, [caret, input])
  return (from, to = from) => setCaret({ from, to })
}
