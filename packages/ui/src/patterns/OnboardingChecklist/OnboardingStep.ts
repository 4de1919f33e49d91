import type { ReactNode } from 'react'

/** One step of the onboarding. */
export type OnboardingStep = {
  id: string
  /** The completed state, for example "Account created". */
  label: ReactNode
  isDone: boolean
  /** One sentence below the title while the step is next: the reason to take it. */
  lead?: ReactNode
  /** Label of the button that takes the step; without it there is no button. */
  actionLabel?: ReactNode
}

/** `next` is unlocked; `later` is locked until the steps before it are done. */
export type OnboardingStepState = 'done' | 'next' | 'later'

/**
 * The unlocked step: the first that is not done.
 * @returns `undefined` when all steps are done.
 */
export function nextStep(steps: readonly OnboardingStep[]): OnboardingStep | undefined {
  return steps.find(({ isDone }) => !isDone)
}

/** State of a step, given the next one. A step that was done out of order stays done. */
export function stateOfStep(step: OnboardingStep, next: OnboardingStep | undefined): OnboardingStepState {
  if (step.isDone) return 'done'
  return step.id === next?.id ? 'next' : 'later'
}
