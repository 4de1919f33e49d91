import { useEffect, useEffectEvent, useState } from 'react'
import { ModalOverlay } from '../../components/Modal/ModalOverlay.js'
import { overlay } from './GuidedTour.css.js'
import { type TourEnd, TourRun } from './TourRun.js'
import type { TourStep } from './TourStep.js'
import { visibleSteps } from './visibleSteps.js'

export type { TourEnd, TourStep }

export type GuidedTourProps = {
  /** The steps in order. Steps whose target is not rendered are skipped. */
  steps: readonly TourStep[]
  /** Whether the tour is open. */
  isOpen: boolean
  /**
   * Called after the last visible step, or when the user skips the rest. Store the result and set `isOpen` to
   * false.
   */
  onEnd: (end: TourEnd) => void
  /** Called with each step when it is shown, including the first. */
  onStepChange?: (step: TourStep) => void
}

/** Introduces a new user to the page: highlights one target after the other with a card that explains it. */
export function GuidedTour({ steps, isOpen, onEnd, onStepChange }: GuidedTourProps) {
  const [first, setFirst] = useState<TourStep>()
  const begin = useEffectEvent(() => {
    const [begins] = visibleSteps(steps)
    setFirst(begins)
    if (!begins) onEnd('done')
  })
  // In an effect: the targets, drawn in the same commit, are not in the document before.
  useEffect(() => {
    if (isOpen) begin()
  }, [isOpen])
  return (
    <ModalOverlay
      scrim="none"
      placement="own"
      className={overlay}
      isOpen={isOpen && first !== undefined}
      onOpenChange={(stays) => !stays && onEnd('skipped')}
    >
      {first && <TourRun key={first.id} {...{ steps, first, onEnd, onStepChange }} />}
    </ModalOverlay>
  )
}
