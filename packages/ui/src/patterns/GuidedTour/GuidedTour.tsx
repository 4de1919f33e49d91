import { useEffect, useEffectEvent, useState } from 'react'
import { ModalOverlay } from '../../components/Modal/ModalOverlay.js'
import { overlay } from './GuidedTour.css.js'
import { type TourEnd, TourRun } from './TourRun.js'
import type { TourStep } from './TourStep.js'
import { visibleSteps } from './visibleSteps.js'

export type { TourEnd, TourStep }

export type GuidedTourProps = {
  /** In the order of the tour. Those whose target is not drawn are left out. */
  steps: readonly TourStep[]
  isOpen: boolean
  /** After the last step in sight, or when the person skips the rest. Remember it and set `isOpen` to false. */
  onEnd: (end: TourEnd) => void
  /** Another step is shown, the first one included. */
  onStepChange?: (step: TourStep) => void
}

/** Shows a new person around: one thing after the other is lit, and a card says what it is for. */
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
