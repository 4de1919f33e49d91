import type { Onboarding } from '../../contract/onboarding/onboarding.js'

/** Everything but a first command that was recognized. @param steps those that are otherwise. */
export const anOnboarding = (
  steps: Partial<Onboarding['steps']> = {},
  changes: Partial<Omit<Onboarding, 'steps'>> = {},
): Onboarding => ({
  steps: { account: true, profile: true, project: true, command: false, ...steps },
  is_welcome_closed: false,
  is_tour_closed: false,
  is_closed: false,
  ...changes,
})
