import type { Context } from '../../context.js'
import type { Limit } from '../../security/attempts.js'

/** How many invitations an organization may still send, and how many may reach each address. */
export function invitationLimits(
  { limits }: Context,
  organizationId: number,
  addresses: readonly string[],
): readonly Limit[] {
  const windowMinutes = 60
  const organization: Limit = {
    kind: 'invitation_organization',
    subject: String(organizationId),
    // Room for all of them, or for none.
    most: Math.max(0, limits.invitationsPerOrganizationPerHour - addresses.length + 1),
    windowMinutes,
  }
  return addresses.flatMap((subject): Limit[] => [
    organization,
    { kind: 'invitation_address', subject, most: limits.invitationsPerAddressPerHour, windowMinutes },
  ])
}
