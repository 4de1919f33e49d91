import { type RefCallback, useCallback, useState } from 'react'

/** The width of an element in whole px, and the ref that measures it. 0 before it is drawn. */
export function useWidth(): readonly [width: number, measure: RefCallback<HTMLElement>] {
  const [width, setWidth] = useState(0)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const update = () => setWidth(element.clientWidth)
    const observer = new ResizeObserver(update)
    observer.observe(element)
    update()
    return () => observer.disconnect()
  }, [])
  return [width, measure]
}
