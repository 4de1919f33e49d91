import { type FocusEvent, type Key, useLayoutEffect, useRef, useState } from 'react'
import { rowsInSight } from './rowWindow.js'

/** Estimated row height before one has been measured, in px. */
const usualHeight = 52
/** Rendered rows before the table has been measured, and on a server. */
const atFirst = { first: 0, end: 36 }

/**
 * The rows of a long table to render: those near the viewport, whatever scrolls, and the one with the focus.
 * @param count of all rows; with `isOn` false nothing is measured.
 */
export function useRowWindow(count: number, isOn: boolean) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [range, setRange] = useState(atFirst)
  const [rowHeight, setRowHeight] = useState(usualHeight)
  const [held, setHeld] = useState<Key>()

  useLayoutEffect(() => {
    if (!isOn) return
    const measure = () => {
      if (!body.current) return
      const { top } = body.current.getBoundingClientRect()
      const row = body.current.querySelector<HTMLElement>('[aria-rowindex]')
      const height = row?.offsetHeight || usualHeight
      const next = rowsInSight(top, window.innerHeight, height, count)
      setRowHeight(height)
      setRange((last) => (last.first === next.first && last.end === next.end ? last : next))
    }
    measure()
    // Scroll events do not bubble: those of a pane around the table are captured on their way down.
    document.addEventListener('scroll', measure, { capture: true, passive: true })
    window.addEventListener('resize', measure)
    return () => {
      document.removeEventListener('scroll', measure, { capture: true })
      window.removeEventListener('resize', measure)
    }
  }, [count, isOn])

  const hold = {
    onFocus: ({ target }: FocusEvent) =>
      setHeld(target.closest<HTMLElement>('[data-row-key]')?.dataset.rowKey),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setHeld(undefined)
    },
  }
  return { body, range, rowHeight, held, hold: isOn ? hold : {} }
}
