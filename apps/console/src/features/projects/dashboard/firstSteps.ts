import type { Onboarding } from '@saywright/api/contract'

/** Those that a person takes, in their order; the account is there before anybody sees them. */
export const openSteps = ['profile', 'project', 'command'] as const
export type OpenStep = (typeof openSteps)[number]

/** Those that are not done; the first of them is the one that is unlocked. */
export function leftSteps({ steps }: Pick<Onboarding, 'steps'>): readonly OpenStep[] {
  return openSteps.filter((name) => !steps[name])
}
