import { type PointerEvent, type RefObject, useRef } from 'react'
import type { ScoreOrientation } from './ScoreOrientation.js'
import { fractionOf, thresholdAt } from './thresholdScale.js'

type DragOptions = {
  trackRef: RefObject<HTMLElement | null>
  pillRef: RefObject<HTMLElement | null>
  orientation: ScoreOrientation
  value: number
  onChange: ((value: number) => void) | undefined
}

/**
 * Pointer handlers of a track. A press on the track itself takes the threshold there; line and pill are held where they
 * were taken, so that pressing them moves nothing.
 */
export function useThresholdDrag({ trackRef, pillRef, orientation, value, onChange }: DragOptions) {
  const heldBeside = useRef(0)
  const fractionAt = ({ clientX, clientY }: PointerEvent) => {
    const box = trackRef.current?.getBoundingClientRect()
    if (!box) return 0
    return orientation === 'vertical' ? (box.bottom - clientY) / box.height : (clientX - box.left) / box.width
  }
  const moveTo = (event: PointerEvent) => {
    const next = thresholdAt(fractionAt(event) - heldBeside.current)
    if (next !== value) onChange?.(next)
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      const isHeld = event.target !== trackRef.current
      heldBeside.current = isHeld ? fractionAt(event) - fractionOf(value) : 0
      event.currentTarget.setPointerCapture(event.pointerId)
      if (!isHeld) moveTo(event)
      // So that keys continue from where the pointer left it.
      pillRef.current?.focus({ preventScroll: true })
      event.preventDefault()
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event)
    },
  }
}
