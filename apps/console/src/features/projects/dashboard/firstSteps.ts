import type { Onboarding } from '@saywright/api/contract'

/** Those that a person takes, in their order; the account is there before anybody sees them. */
export const openSteps = ['profile', 'project', 'command'] as const
export type OpenStep = (typeof openSteps)[number]

/**
 * The steps that are a person's own: a member who administers nothing makes no project, and says a command once there is one
 * to open.
 */
export function ownSteps(mayAdd: boolean, hasProject: boolean): readonly OpenStep[] {
  if (mayAdd) return openSteps
  return hasProject ? ['profile', 'command'] : ['profile']
}

/** Those of `own` that are not done; the first of them is the one that is unlocked. */
export function leftSteps(
  { steps }: Pick<Onboarding, 'steps'>,
  own: readonly OpenStep[] = openSteps,
): readonly OpenStep[] {
  return own.filter((name) => !steps[name])
}
