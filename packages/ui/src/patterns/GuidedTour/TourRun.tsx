import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ModalSurface } from '../../components/Modal/ModalOverlay.js'
import * as css from './GuidedTour.css.js'
import { TourCard } from './TourCard.js'
import type { TourStep } from './TourStep.js'
import { cardStyle, notchStyle, useCardPlace } from './useCardPlace.js'
import { useTargetBox } from './useTargetBox.js'
import { useTourArrows } from './useTourArrows.js'
import { visibleSteps } from './visibleSteps.js'

export type TourEnd = 'done' | 'skipped'

type TourRunProps = {
  steps: readonly TourStep[]
  first: TourStep
  onEnd: (end: TourEnd) => void
  onStepChange?: ((step: TourStep) => void) | undefined
}

/** Between the target and the edge of the hole, in px. */
const ring = 5

/** One run through the steps. Visible targets are determined again at each move. */
export function TourRun({ steps, first, onEnd, onStepChange }: TourRunProps) {
  const [stepId, setStepId] = useState(first.id)
  const step = steps.find(({ id }) => id === stepId) ?? first
  const shown = visibleSteps(steps)
  const place = Math.max(1, shown.findIndex(({ id }) => id === stepId) + 1)

  const tell = useEffectEvent(() => onStepChange?.(step))
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once for each step
  useEffect(() => tell(), [stepId])

  // A target that is gone is seen again until the tour is closed.
  const hasEnded = useRef(false)
  const end = (how: TourEnd) => {
    if (hasEnded.current) return
    hasEnded.current = true
    onEnd(how)
  }
  const following = (order: readonly TourStep[]) =>
    visibleSteps(order.slice(order.findIndex(({ id }) => id === stepId) + 1))[0]
  const goOn = () => {
    const next = following(steps)
    if (next) setStepId(next.id)
    else end('done')
  }
  const goBack = () => {
    const before = following(steps.toReversed())
    if (before) setStepId(before.id)
  }
  useTourArrows(goOn, goBack)

  const target = useTargetBox(step, goOn)
  const card = useRef<HTMLDivElement>(null)
  const cardPlace = useCardPlace(target, card, stepId)
  const beside = typeof cardPlace === 'string' ? undefined : cardPlace

  return (
    <>
      {target && (
        <div
          className={css.spotlight}
          style={{
            left: target.x - ring,
            top: target.y - ring,
            width: target.width + 2 * ring,
            height: target.height + 2 * ring,
          }}
        />
      )}
      <ModalSurface
        ref={card}
        placement="own"
        className={css.card}
        style={cardStyle(cardPlace)}
        data-side={beside?.side}
      >
        {beside && <span className={css.notch} style={notchStyle(beside)} />}
        <TourCard
          key={stepId}
          step={step}
          place={place}
          total={shown.length}
          onBack={goBack}
          onNext={goOn}
          onSkip={() => end('skipped')}
        />
      </ModalSurface>
    </>
  )
}
