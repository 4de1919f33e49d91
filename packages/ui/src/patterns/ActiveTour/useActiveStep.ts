import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { Box } from '../GuidedTour/placeCard.js'
import type { ActiveTourStep } from './ActiveTourStep.js'
import { type ActiveStep, activeStep } from './activeStep.js'

export type ActivePlace = ActiveStep & {
  /** Position of the target, in px of the window. */
  readonly box: Box
}

/** The current step, updated while the page moves and changes; `undefined` while no target is visible. */
export function useActiveStep(steps: readonly ActiveTourStep[], isOpen: boolean): ActivePlace | undefined {
  const [place, setPlace] = useState<ActivePlace>()
  const look = useEffectEvent(() => {
    const found = activeStep(steps)
    if (!found) return setPlace(undefined)
    const { x, y, width, height } = found.target.getBoundingClientRect()
    const box = { x, y, width, height }
    setPlace((old) => (old && isSame(old, { ...found, box }) ? old : { ...found, box }))
  })
  useLayoutEffect(() => {
    if (!isOpen) return setPlace(undefined)
    let frame = 0
    // Looked at in every frame: a page that loads or is left moves its parts without an event to listen to.
    const follow = () => {
      look()
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [isOpen])
  const target = place?.target
  useEffect(() => {
    if (target && !isInSight(target)) target.scrollIntoView({ block: 'nearest' })
  }, [target])
  return place
}

function isSame(one: ActivePlace, other: ActivePlace): boolean {
  return (
    one.step === other.step &&
    one.target === other.target &&
    one.box.x === other.box.x &&
    one.box.y === other.box.y &&
    one.box.width === other.box.width &&
    one.box.height === other.box.height
  )
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}
