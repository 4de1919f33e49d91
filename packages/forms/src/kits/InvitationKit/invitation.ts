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

/** The rules of the fields of an invitation. The call sends the role in each language; the form holds it once. */
export const invitationRules = object({
  invitation_mail: accountEmail(),
  role: oneOf(memberRoles),
  projects: optional(list(identifier(), { max: limits.projectsPerInvitation })),
})

export type InvitationValues = { invitation_mail: string; role: MemberRole; projects: readonly number[] }

/** What stands in an invitation at first: a guest, in no project. */
export const blankInvitation: InvitationValues = { invitation_mail: '', role: 'guest', projects: [] }

/** The body of `createInvitations` for what the form holds. */
export function invitationBody({ invitation_mail, role, projects }: InvitationValues) {
  const words = optionOf(organizationRoles, role)
  return {
    invitation_mail,
    role: { 'en-US': role, ...(words && { 'fr-FR': words['fr-FR'].toLocaleLowerCase('fr-FR') }) },
    projects: [...projects],
  } satisfies ValueOf<NonNullable<(typeof createInvitations)['body']>>
}
