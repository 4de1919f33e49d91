import type { Onboarding, User } from '@saywright/api/contract'

/**
 * Whether a person is shown around unasked: whose profile is complete, who was not shown around before, on this device
 * or another, and whose organization has not come to a first command yet. Never instead of them.
 */
export function mustShowAround(
  { is_completed, acted_by }: Pick<User, 'is_completed' | 'acted_by'>,
  { is_tour_closed, steps }: Pick<Onboarding, 'is_tour_closed' | 'steps'>,
  wasShownHere: boolean,
): boolean {
  return is_completed && !acted_by && !is_tour_closed && !steps.command && !wasShownHere
}
