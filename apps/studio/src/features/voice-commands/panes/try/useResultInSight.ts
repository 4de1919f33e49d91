import { useEffect, useRef } from 'react'
import type { QuickTest } from '../../model/quick-test/quickTest.js'

/**
 * Scrolls to a result when it comes: on a phone it is below the window, and who pressed the button at its lower edge
 * would see nothing happen. One that was there before stays where it is.
 */
export function useResultInSight(test: QuickTest | undefined) {
  const pane = useRef<HTMLElement>(null)
  const before = useRef(test)
  useEffect(() => {
    const isNew = test?.status === 'heard' && before.current?.status === 'running'
    before.current = test
    // The parts above it, such as the recorder, have a status as well.
    const results = pane.current?.querySelectorAll('[role="status"]')
    if (isNew && results) [...results].at(-1)?.scrollIntoView({ block: 'nearest' })
  }, [test])
  return pane
}
