import type { Onboarding } from '@saywright/api/contract'

/** In their order; the account is there before anybody sees them. */
export const stepNames = ['account', 'profile', 'project', 'command'] as const
export type StepName = (typeof stepNames)[number]

/** One that a person takes. */
export type OpenStep = Exclude<StepName, 'account'>

export type StepState = 'done' | 'next' | 'later'

/** The one step that is unlocked: the first that is not done. None once all are done. */
export function nextStep({ steps }: Pick<Onboarding, 'steps'>): OpenStep | undefined {
  return stepNames.find((name): name is OpenStep => name !== 'account' && !steps[name])
}

export function stateOfStep(name: StepName, onboarding: Pick<Onboarding, 'steps'>): StepState {
  if (name === 'account' || onboarding.steps[name]) return 'done'
  return name === nextStep(onboarding) ? 'next' : 'later'
}
