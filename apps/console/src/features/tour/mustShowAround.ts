import type { Onboarding, User } from '@saywright/api/contract'

/**
 * Whether the tour starts automatically: for a user with a complete profile, who did not see it before, on this device or
 * another, and whose organization has no first command yet. Never during an impersonation.
 */
export function mustShowAround(
  { is_completed, acted_by }: Pick<User, 'is_completed' | 'acted_by'>,
  { is_tour_closed, steps }: Pick<Onboarding, 'is_tour_closed' | 'steps'>,
  wasShownHere: boolean,
): boolean {
  return is_completed && !acted_by && !is_tour_closed && !steps.command && !wasShownHere
}
