import type { Onboarding } from '../../contract/onboarding/onboarding.js'

/** All steps but a first recognized command. @param steps overrides. */
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
