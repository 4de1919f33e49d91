import type { Organization, User } from '@saywright/api/contract'

/** The consequences of deleting an account for its organizations, by their names. */
export type OwnedOrganizations = {
  /** Those without another member, which are deleted too. */
  along: readonly string[]
  /** They have others, but no other administrator: one has to be named first. */
  handOver: readonly string[]
}

/** @param organizations with their members, as their member sees them. */
export function ownedOrganizationsOf(
  user: Pick<User, 'id'>,
  organizations: readonly Pick<Organization, 'name' | 'members'>[],
): OwnedOrganizations {
  const along: string[] = []
  const handOver: string[] = []
  for (const { name, members } of organizations) {
    const others = members.filter((member) => member.user.id !== user.id)
    const isAdministrator = members.some(
      ({ role, user: { id } }) => id === user.id && role === 'administrator',
    )
    if (others.length === 0) along.push(name)
    else if (isAdministrator && !others.some(({ role }) => role === 'administrator')) handOver.push(name)
  }
  return { along, handOver }
}
