import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

const least = 0.25
const most = 2
const step = 1.25

export type Zoom = {
  /** 1 is the size in which the drawing was laid out. */
  readonly value: number
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  /** So that all of the drawing is in sight, never larger than it was laid out. */
  readonly fit: () => void
}

type Point = { readonly x: number; readonly y: number }

/** The zoom of a drawing that scrolls in an element; the wheel changes it with Ctrl, around the pointer. */
export function useZoom(
  ground: RefObject<HTMLElement | null>,
  size: { readonly width: number; readonly height: number },
): Zoom {
  const [value, setValue] = useState(1)
  /** Keeps a point of the element in its place. */
  const held = useRef<{ at: Point; place: Point }>(undefined)

  const zoomTo = (wanted: number, at?: Point) => {
    const element = ground.current
    const next = Math.min(most, Math.max(least, wanted))
    if (!element || next === value) return
    const middle = at ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 }
    held.current = {
      at: middle,
      place: {
        x: (element.scrollLeft + middle.x) / value,
        y: (element.scrollTop + middle.y) / value,
      },
    }
    setValue(next)
  }

  useLayoutEffect(() => {
    const element = ground.current
    if (!element || !held.current) return
    const { at, place } = held.current
    element.scrollLeft = place.x * value - at.x
    element.scrollTop = place.y * value - at.y
    held.current = undefined
  }, [ground, value])

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const box = ground.current?.getBoundingClientRect()
    if (!event.ctrlKey || !box) return
    event.preventDefault()
    const at = { x: event.clientX - box.left, y: event.clientY - box.top }
    zoomTo(value * Math.exp(-event.deltaY / 400), at)
  })
  useEffect(() => {
    const element = ground.current
    // React listens passively, and then the page would zoom as well.
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [ground])

  return {
    value,
    zoomIn: () => zoomTo(value * step),
    zoomOut: () => zoomTo(value / step),
    fit: () => {
      const element = ground.current
      if (element) zoomTo(Math.min(1, element.clientWidth / size.width, element.clientHeight / size.height))
    },
  }
}
