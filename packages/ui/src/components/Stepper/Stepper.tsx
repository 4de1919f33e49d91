import type { Ref } from 'react'
import { Step, type StepItem } from './Step.js'
import { directions } from './Stepper.css.js'

export type StepperProps = {
  /** Accessible name of the list: what the steps lead to. */
  label: string
  /** The steps in order. Leave out steps that do not apply; the numbers stay consecutive. */
  steps: readonly StepItem[]
  /** The `id` of the current step; the steps before it are completed. */
  current: string
  /**
   * Whether all steps are completed and none is current.
   * @default false
   */
  isDone?: boolean
  /** Called with the id of the step that was pressed. Without it the steps are not interactive. */
  onStepPress?: (id: string) => void
  /**
   * Whether later steps can be pressed too, not only completed ones.
   * @default false
   */
  allowsSkipping?: boolean
  /**
   * `horizontal` is a row in the laptop and desktop width classes and a column below; `vertical` is always a
   * column.
   * @default 'horizontal'
   */
  orientation?: keyof typeof directions
  id?: string
  ref?: Ref<HTMLOListElement>
}

/** Shows the progress in a task of several steps, and leads back to completed steps. */
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
