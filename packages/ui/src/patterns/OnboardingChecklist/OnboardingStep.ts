import type { ReactNode } from 'react'

/** Something that is done once, on the way to the first use. */
export type OnboardingStep = {
  id: string
  /** What holds once it is done: "Account created". */
  label: ReactNode
  isDone: boolean
  /** One sentence below the title while it is the next: why one would do it. */
  lead?: ReactNode
  /** What the button says that takes it; without it there is no button. */
  actionLabel?: ReactNode
}

/** `next` is unlocked, `later` is locked until those before it are done. */
export type OnboardingStepState = 'done' | 'next' | 'later'

/** The one that is unlocked: the first that is not done. None once all are done. */
export function nextStep(steps: readonly OnboardingStep[]): OnboardingStep | undefined {
  return steps.find(({ isDone }) => !isDone)
}

/** A step that was done before its turn stays done. */
export function stateOfStep(step: OnboardingStep, next: OnboardingStep | undefined): OnboardingStepState {
  if (step.isDone) return 'done'
  return step.id === next?.id ? 'next' : 'later'
}
