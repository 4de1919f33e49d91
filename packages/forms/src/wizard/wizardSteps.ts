import type { ReactNode } from 'react'

/** What a step is given to draw itself. */
export type WizardStepProps<Values> = {
  values: Values
  change: (values: Values) => void
  /** The person tried to go on with the step not ready: it says what is missing. */
  isAtFault: boolean
  /** Goes on; for a form that was accepted. */
  next: () => void
  /** The heading, for a step that places it itself. */
  heading: ReactNode
}

export type WizardStep<Values> = {
  id: string
  /** In the list of steps: a word or two. */
  label: string
  /** The heading of the step, which takes the focus. */
  title: ReactNode
  draw: (step: WizardStepProps<Values>) => ReactNode
  /** Whether it draws `heading` where it wants; otherwise it stands above the step. */
  placesHeading?: boolean
  /** Whether these values have no such step: it is left out, and the others count on. */
  isAbsent?: (values: Values) => boolean
  /** Done before the wizard began: shown as done, and passed by. */
  isSkipped?: boolean
  /** Whether one may go on from here. */
  isReady?: (values: Values) => boolean
  /** Sends something before going on; `false` stays. */
  onNext?: (values: Values) => boolean | Promise<boolean>
  /** The id of a form of the step: Next submits it, and the step calls `next` once it was accepted. */
  form?: string
  /** The form of the step is being sent. */
  isPending?: boolean
  /** What Next is called here. */
  nextLabel?: string
  /** At the start of the bar below, in place of the label of the step to come: how far the choice has come. */
  standing?: (step: WizardStepProps<Values>) => ReactNode
  /** Beside Previous: a button of this step alone. */
  extra?: (step: WizardStepProps<Values>) => ReactNode
  /** Nothing is left to do: no way back, no way on, and nothing is stored any more. */
  isEnd?: boolean
  /** Of an end: ways to go elsewhere. */
  footer?: ReactNode
}

type Steps<Values> = readonly WizardStep<Values>[]

/** The steps that there are for these values. */
export function presentSteps<Values>(steps: Steps<Values>, values: Values): Steps<Values> {
  return steps.filter(({ isAbsent }) => !isAbsent?.(values))
}

const openSteps = <Values>(steps: Steps<Values>, values: Values) =>
  presentSteps(steps, values).filter(({ isSkipped }) => !isSkipped)

/** The step so many places further on, without those that are absent or skipped; `undefined` past an end. */
export function stepBeside<Values>(
  steps: Steps<Values>,
  values: Values,
  current: string,
  distance: 1 | -1,
): WizardStep<Values> | undefined {
  const open = openSteps(steps, values)
  return open[open.findIndex(({ id }) => id === current) + distance]
}

/**
 * Where a wizard begins: at the step that was stored, or before it at the first that is not ready, for the rules may have
 * become stricter since.
 */
export function startStep<Values>(
  steps: Steps<Values>,
  values: Values,
  stored: string | undefined,
): WizardStep<Values> | undefined {
  const open = openSteps(steps, values)
  const reached = Math.max(
    0,
    open.findIndex(({ id }) => id === stored),
  )
  const missing = open.findIndex(({ isReady }) => isReady && !isReady(values))
  return open[missing === -1 ? reached : Math.min(reached, missing)]
}
