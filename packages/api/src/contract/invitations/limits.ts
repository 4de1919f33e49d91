export const invitationsAtOnce = 20
export const invitationsPerOrganizationPerHour = 100
export const invitationsPerAddressPerHour = 5
export const projectsPerInvitation = 100
