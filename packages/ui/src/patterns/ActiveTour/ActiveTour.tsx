import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../components/Button/Button.js'
import { useMessages } from '../../i18n/useMessages.js'
import type { TourEnd } from '../GuidedTour/TourRun.js'
import * as css from './ActiveTour.css.js'
import type { ActiveTourStep } from './ActiveTourStep.js'
import { focusInto } from './focusInto.js'
import { activeTourMessages } from './messages.js'
import { type ActivePlace, useActiveStep } from './useActiveStep.js'

export type { ActiveTourStep }

export type ActiveTourProps = {
  /** Name of the tour, also shown while it is minimized. */
  label: string
  /**
   * The steps in order. Steps whose target is not rendered are waiting; when no target is visible the tour is
   * paused.
   */
  steps: readonly ActiveTourStep[]
  /** Title and text shown when all steps are completed. */
  finish: { readonly title: ReactNode; readonly text: ReactNode }
  /** Whether the tour is open. */
  isOpen: boolean
  /** Called when the user postpones or resumes the tour. */
  onOpenChange: (isOpen: boolean) => void
  /** Called when the user completes a step with a `doneLabel`. */
  onStepDone: (step: ActiveTourStep) => void
  /**
   * Called when the tour ends permanently: all steps are completed and the last message was read, or the user dismissed the
   * tour.
   */
  onEnd: (end: TourEnd) => void
}

/** Between the target and the ring around it, in px. */
const distance = 4

/**
 * Guides the user through actions on the live page: a strip names the next step and a ring marks its target,
 * while the page stays usable. For an explanation before use, see `GuidedTour`.
 */
export function ActiveTour({
  label,
  steps,
  finish,
  isOpen,
  onOpenChange,
  onStepDone,
  onEnd,
}: ActiveTourProps) {
  const t = useMessages(activeTourMessages)
  const total = steps.length
  const done = steps.filter(({ isDone }) => isDone).length
  const isOver = done === total
  const place = useActiveStep(steps, isOpen && !isOver)
  const strip = useFocusThatStays(place?.step.id ?? (isOver ? 'over' : 'rest'))
  return (
    <section ref={strip} className={css.strip} aria-label={label}>
      <div className={css.words} role="status">
        {isOver ? (
          <StepText {...finish} />
        ) : place ? (
          <StepText title={place.step.title} text={place.step.text} />
        ) : (
          <StepText title={label} text={t('done', { done, total })} />
        )}
      </div>
      <div className={css.actions}>
        {isOver ? (
          <Button size="small" variant="primary" onPress={() => onEnd('done')}>
            {t('finish')}
          </Button>
        ) : place ? (
          <>
            <span className={css.place}>{t('place', { place: steps.indexOf(place.step) + 1, total })}</span>
            <Button size="small" variant="ghost" onPress={() => onOpenChange(false)}>
              {t('leave')}
            </Button>
            <Button size="small" onPress={() => focusInto(place.target)}>
              {t('go')}
            </Button>
            {place.step.doneLabel !== undefined && (
              <Button size="small" variant="primary" onPress={() => onStepDone(place.step)}>
                {place.step.doneLabel}
              </Button>
            )}
          </>
        ) : (
          <>
            <Button size="small" variant="ghost" onPress={() => onEnd('skipped')}>
              {t('skip')}
            </Button>
            {!isOpen && (
              <Button size="small" onPress={() => onOpenChange(true)}>
                {t('resume')}
              </Button>
            )}
          </>
        )}
      </div>
      {place && <Ring {...place} />}
    </section>
  )
}

function StepText({ title, text }: { title: ReactNode; text: ReactNode }) {
  return (
    <>
      <p className={css.title}>{title}</p>
      <p className={css.text}>{text}</p>
    </>
  )
}

function Ring({ box: { x, y, width, height } }: Pick<ActivePlace, 'box'>) {
  return (
    <div
      aria-hidden
      className={css.ring}
      style={{
        left: x - distance,
        top: y - distance,
        width: width + 2 * distance,
        height: height + 2 * distance,
      }}
    />
  )
}

/** A pressed button that is removed with its step passes the focus to the next one. */
function useFocusThatStays(state: string) {
  const strip = useRef<HTMLElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    const own = strip.current
    const note = () => {
      hadFocus.current = own?.contains(document.activeElement) === true
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state has other buttons
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (hadFocus.current && isLost)
      Array.from(strip.current?.querySelectorAll<HTMLElement>('button') ?? [])
        .at(-1)
        ?.focus()
  }, [state])
  return strip
}
