import { useEffectEvent, useLayoutEffect, useState } from 'react'
import type { Box } from './placeCard.js'
import type { TourStep } from './TourStep.js'
import { targetOf } from './visibleSteps.js'

/**
 * Position of the target of a step in the window, after scrolling it into view, updated when the page moves.
 * @param onGone called when the target is no longer rendered.
 * @returns px of the window; `undefined` before the first measurement.
 */
export function useTargetBox(step: TourStep, onGone: () => void): Box | undefined {
  const [box, setBox] = useState<Box>()
  const gone = useEffectEvent(onGone)
  useLayoutEffect(() => {
    const first = targetOf(step)
    if (first && !isInSight(first)) first.scrollIntoView({ block: 'center' })
    let frame = 0
    // Looked at in every frame: a page that loads moves its parts without an event to listen to.
    const look = () => {
      const target = targetOf(step)
      if (!target) return gone()
      const { x, y, width, height } = target.getBoundingClientRect()
      setBox((old) => (old && isSame(old, { x, y, width, height }) ? old : { x, y, width, height }))
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [step])
  return box
}

function isSame(one: Box, other: Box): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height
}

function isInSight(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth
}
