import { organizationRoles } from '@saywright/api/catalogue'
import type { Invitation, MemberRole } from '@saywright/api/contract'

/** A role as invitations carry it: its words in each language, in lower case. */
export function roleWords(role: MemberRole): Invitation['role'] {
  const words = organizationRoles.find(({ code }) => code === role)
  return { 'en-US': role, 'fr-FR': (words?.['fr-FR'] ?? role).toLocaleLowerCase('fr-FR') }
}
