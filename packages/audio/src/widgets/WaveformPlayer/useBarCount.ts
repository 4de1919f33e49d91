import { type RefCallback, useCallback, useState } from 'react'
import { barPitch } from '../Waveform/bars.js'

/** How many bars fit the width of an element, and the ref that measures it. 0 before it is drawn. */
export function useBarCount(): readonly [count: number, measure: RefCallback<HTMLElement>] {
  const [count, setCount] = useState(0)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const update = () => setCount(Math.floor(element.clientWidth / barPitch))
    const observer = new ResizeObserver(update)
    observer.observe(element)
    update()
    return () => observer.disconnect()
  }, [])
  return [count, measure]
}
