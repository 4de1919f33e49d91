import type { Onboarding, User } from '@saywright/api/contract'

/** Whether someone is to be welcomed: until they closed it, or completed the profile, and never instead of them. */
export function mustWelcome(
  user: Pick<User, 'is_completed' | 'acted_by'>,
  { is_welcome_closed }: Pick<Onboarding, 'is_welcome_closed'>,
): boolean {
  return !user.is_completed && !user.acted_by && !is_welcome_closed
}
