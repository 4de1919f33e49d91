import { useId } from 'react'
import { Dialog } from 'react-aria-components'
import { Button } from '../../components/Button/Button.js'
import { ModalTitle } from '../../components/Modal/ModalParts.js'
import { useMessages } from '../../i18n/useMessages.js'
import * as css from './GuidedTour.css.js'
import { tourMessages } from './messages.js'
import type { TourStep } from './TourStep.js'

type TourCardProps = {
  step: TourStep
  /** From 1. */
  place: number
  total: number
  onBack: () => void
  onNext: () => void
  onSkip: () => void
}

/**
 * Explanation of one target with the tour buttons. Each step renders a new card, so that screen readers read
 * it completely.
 */
export function TourCard({ step, place, total, onBack, onNext, onSkip }: TourCardProps) {
  const t = useMessages(tourMessages)
  const textId = useId()
  const isLast = place === total
  return (
    <Dialog className={css.dialog} aria-describedby={textId}>
      <div>
        <ModalTitle variant="h3" className={css.title}>
          {step.title}
        </ModalTitle>
        <p id={textId} className={css.text}>
          {step.text}
        </p>
      </div>
      {step.picture && <div className={css.picture}>{step.picture}</div>}
      <div className={css.footer}>
        <span className={css.place}>{t('place', { place, total })}</span>
        {!isLast && (
          <Button size="small" variant="ghost" onPress={onSkip}>
            {t('skip')}
          </Button>
        )}
        {place > 1 && (
          <Button size="small" onPress={onBack}>
            {t('back')}
          </Button>
        )}
        <Button size="small" variant="primary" autoFocus onPress={onNext}>
          {isLast ? (step.doneLabel ?? t('done')) : t('next')}
        </Button>
      </div>
    </Dialog>
  )
}
