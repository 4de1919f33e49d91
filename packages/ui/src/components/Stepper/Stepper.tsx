import type { Ref } from 'react'
import { Step, type StepItem } from './Step.js'
import { directions } from './Stepper.css.js'

export type StepperProps = {
  /** Names the list for screen readers: what the steps lead to. */
  label: string
  /** In their order. A step that does not apply is left out, and the others count on. */
  steps: readonly StepItem[]
  /** The `id` of the step under way; those before it are done. */
  current: string
  /** Every step done. Nothing is under way any more. */
  isDone?: boolean
  /** Goes to a step. Without it the steps only show where one is. */
  onStepPress?: (id: string) => void
  /** Whether steps to come can be gone to as well. Otherwise only those that are done. */
  allowsSkipping?: boolean
  /** In a row on laptops and wider, in a column on anything less; or always in a column. */
  orientation?: keyof typeof directions
  id?: string
  ref?: Ref<HTMLOListElement>
}

/** Where one is in a task of several steps, and the way back to those that are done. */
export function Stepper({
  label,
  steps,
  current,
  isDone = false,
  onStepPress,
  allowsSkipping = false,
  orientation = 'horizontal',
  id,
  ref,
}: StepperProps) {
  const at = isDone ? steps.length : steps.findIndex((step) => step.id === current)
  return (
    <ol id={id} ref={ref} aria-label={label} className={directions[orientation]}>
      {steps.map((step, index) => {
        const state = index < at ? 'done' : index === at ? 'current' : 'upcoming'
        const isOpen = state === 'done' || (allowsSkipping && state === 'upcoming')
        return (
          <Step
            key={step.id}
            {...step}
            number={index + 1}
            state={state}
            onPress={onStepPress && isOpen ? () => onStepPress(step.id) : undefined}
          />
        )
      })}
    </ol>
  )
}
