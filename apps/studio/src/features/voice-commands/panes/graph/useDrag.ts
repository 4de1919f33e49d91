import { type RefObject, useEffect } from 'react'

/** Less is a press that trembles. */
const leastPixels = 4

/** The pointer moves what scrolls in an element; a press that moved it presses nothing. */
export function useDrag(ground: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ground.current
    if (!element) return
    let from: { x: number; y: number; left: number; top: number } | undefined
    let isMoving = false
    const down = (event: PointerEvent) => {
      // A finger scrolls by itself.
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      from = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop }
      isMoving = false
    }
    const move = (event: PointerEvent) => {
      if (!from) return
      const [x, y] = [event.clientX - from.x, event.clientY - from.y]
      if (!isMoving && Math.hypot(x, y) < leastPixels) return
      if (!isMoving) element.setPointerCapture(event.pointerId)
      isMoving = true
      element.scrollTo(from.left - x, from.top - y)
    }
    const up = () => {
      from = undefined
    }
    const click = (event: MouseEvent) => {
      if (isMoving) event.stopPropagation()
      isMoving = false
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', up)
    element.addEventListener('click', click, { capture: true })
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', up)
      element.removeEventListener('click', click, { capture: true })
    }
  }, [ground])
}
