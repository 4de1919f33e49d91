import type { ReactNode } from 'react'

/** Props of the content of a step. */
export type WizardStepProps<Values> = {
  values: Values
  change: (values: Values) => void
  /**
   * Whether the user tried to continue although the step is not ready; the step then shows what is missing.
   */
  isAtFault: boolean
  /** Continues with the next step; for a form that was accepted. */
  next: () => void
  /** The heading, for a step with `placesHeading`. */
  heading: ReactNode
}

export type WizardStep<Values> = {
  id: string
  /** Label in the list of steps: a word or two. */
  label: string
  /** Heading of the step, which receives the focus. */
  title: ReactNode
  draw: (step: WizardStepProps<Values>) => ReactNode
  /**
   * Whether the step renders `heading` itself; otherwise the heading is above the step.
   * @default false
   */
  placesHeading?: boolean
  /**
   * Whether the step does not apply to these values. It is then omitted, and the numbers stay consecutive.
   */
  isAbsent?: (values: Values) => boolean
  /**
   * Whether the step was completed before the wizard started: it is shown as completed and skipped.
   * @default false
   */
  isSkipped?: boolean
  /** Whether the user may continue from this step. */
  isReady?: (values: Values) => boolean
  /** Called before the wizard continues, for example to send data; `false` stays on the step. */
  onNext?: (values: Values) => boolean | Promise<boolean>
  /** The id of the form of the step. Next submits it, and the step calls `next` when it was accepted. */
  form?: string
  /**
   * Whether the form of the step is being submitted.
   * @default false
   */
  isPending?: boolean
  /** Label of the Next button on this step. */
  nextLabel?: string
  /** Content at the start of the bar below, in place of the label of the next step. */
  standing?: (step: WizardStepProps<Values>) => ReactNode
  /** An additional button beside Previous. */
  extra?: (step: WizardStepProps<Values>) => ReactNode
  /**
   * Whether the step ends the wizard: it has no Previous and Next, and nothing is stored any more.
   * @default false
   */
  isEnd?: boolean
  /** Links or buttons of a final step. */
  footer?: ReactNode
}

type Steps<Values> = readonly WizardStep<Values>[]

/** The steps that apply to these values. */
export function presentSteps<Values>(steps: Steps<Values>, values: Values): Steps<Values> {
  return steps.filter(({ isAbsent }) => !isAbsent?.(values))
}

const openSteps = <Values>(steps: Steps<Values>, values: Values) =>
  presentSteps(steps, values).filter(({ isSkipped }) => !isSkipped)

/**
 * The step at a distance from the current one, without absent and skipped steps; `undefined` beyond either
 * end.
 */
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
 * The first step to show: the stored one, or an earlier one that is not ready, because rules may have changed
 * since.
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
