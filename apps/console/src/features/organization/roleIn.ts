import type { MemberRole, Organization } from '@saywright/api/contract'

/** The role of a member of an organization; undefined for anyone else. */
export function roleIn(
  { members }: Pick<Organization, 'members'>,
  userId: number | undefined,
): MemberRole | undefined {
  return members.find(({ user }) => user.id === userId)?.role
}
