import { optionOf, organizationRoles } from '@saywright/api/catalogue'
import {
  accountEmail,
  type createInvitations,
  identifier,
  limits,
  list,
  type MemberRole,
  memberRoles,
  object,
  oneOf,
  optional,
  type ValueOf,
} from '@saywright/api/contract'

/** Rules of the fields of an invitation. The call sends the role in each language; the form has it once. */
export const invitationRules = object({
  invitation_mail: accountEmail(),
  role: oneOf(memberRoles),
  projects: optional(list(identifier(), { max: limits.projectsPerInvitation })),
})

export type InvitationValues = { invitation_mail: string; role: MemberRole; projects: readonly number[] }

/** Initial values of an invitation: role guest, no project. */
export const blankInvitation: InvitationValues = { invitation_mail: '', role: 'guest', projects: [] }

/** Converts the values of the form to the body of `createInvitations`. */
export function invitationBody({ invitation_mail, role, projects }: InvitationValues) {
  const words = optionOf(organizationRoles, role)
  return {
    invitation_mail,
    role: { 'en-US': role, ...(words && { 'fr-FR': words['fr-FR'].toLocaleLowerCase('fr-FR') }) },
    projects: [...projects],
  } satisfies ValueOf<NonNullable<(typeof createInvitations)['body']>>
}
