import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { useMessages } from '../../i18n/useMessages.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'
import { Glyph } from '../Glyph/Glyph.js'
import { stepperMessages } from './messages.js'
import * as css from './Stepper.css.js'

export type StepItem = {
  id: string
  label: ReactNode
  /** Second line of the step. */
  description?: ReactNode
  /**
   * Whether the step has an error. Explain it in `description` or in the step itself.
   * @default false
   */
  hasFault?: boolean
}

export type StepState = 'done' | 'current' | 'upcoming'

type StepProps = StepItem & {
  number: number
  state: StepState
  onPress: (() => void) | undefined
}

/** One step: a check mark, number or error sign, and its text. */
export function Step({ label, description, hasFault, number, state, onPress }: StepProps) {
  const t = useMessages(stepperMessages)
  const face = (
    <>
      <span aria-hidden className={css.circle}>
        {hasFault ? '!' : state === 'done' ? <Glyph name="check" size={14} strokeWidth={2.25} /> : number}
      </span>
      <span className={css.words}>
        <span className={css.label}>
          {label}
          <VisuallyHidden>{` (${t(hasFault ? 'fault' : state)})`}</VisuallyHidden>
        </span>
        {description ? <span className={css.description}>{description}</span> : null}
      </span>
    </>
  )
  return (
    <li
      data-state={state}
      data-fault={hasFault || undefined}
      aria-current={state === 'current' ? 'step' : undefined}
      className={css.step}
    >
      {onPress ? (
        <Button onPress={onPress} className={css.face}>
          {face}
        </Button>
      ) : (
        <span className={css.face}>{face}</span>
      )}
    </li>
  )
}
