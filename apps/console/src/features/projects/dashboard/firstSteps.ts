import type { Onboarding } from '@saywright/api/contract'

/** The steps of a user, in their order; the account exists before the steps are shown. */
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

/** The unfinished steps of `own`; the first of them is the one that is unlocked. */
export function leftSteps(
  { steps }: Pick<Onboarding, 'steps'>,
  own: readonly OpenStep[] = openSteps,
): readonly OpenStep[] {
  return own.filter((name) => !steps[name])
}
