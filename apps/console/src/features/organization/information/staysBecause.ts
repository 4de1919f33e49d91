import type { Member } from '@saywright/api/contract'

/** Why a member cannot leave their organization, as the server would say; undefined when they can. */
export function staysBecause(
  members: readonly Pick<Member, 'role' | 'user'>[],
  userId: number | undefined,
): 'lastMember' | 'lastAdministrator' | undefined {
  if (members.length === 1) return 'lastMember'
  const isLeft = members.some(({ role, user }) => role === 'administrator' && user.id !== userId)
  return isLeft ? undefined : 'lastAdministrator'
}
