import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Puts the caret of a controlled input back after its text was rewritten, which a browser answers by moving it to the end.
 *
 * @returns call it while the input changes, with the place of the caret, or the two ends of a selection, in the new text.
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
