import type { MemberRole, Organization } from '@saywright/api/contract'

/** The role that someone has in an organization, found among its members; undefined for anyone who is not a member. */
export function roleIn(
  { members }: Pick<Organization, 'members'>,
  userId: number | undefined,
): MemberRole | undefined {
  return members.find(({ user }) => user.id === userId)?.role
}
