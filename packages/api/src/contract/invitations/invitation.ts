import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import {
  flag,
  identifier,
  instant,
  list,
  maybe,
  object,
  oneOf,
  optional,
  text,
  type,
} from '../kernel/structs.js'
import { memberRoles, projectRoles } from '../members/member.js'

/** A role as the invitation form sends it: in each language, in lower case. The English word counts. */
export const roleWords = () =>
  object({
    'en-US': oneOf(memberRoles, { [docs]: { example: 'guest' } }),
    'fr-FR': optional(text({ max: 50 })),
  })

export const projectLink = type({ id: identifier(), title: text({ [docs]: { example: 'Kitchen lamp' } }) })

/** A project of an invitation, the role in it, and the invitation itself. */
export const projectInvitation = type({
  id: identifier(),
  project: projectLink,
  role: maybe(oneOf(projectRoles, { [docs]: { example: 'developer' } })),
  invitation_user: maybe(
    type({ id: identifier(), invitation_mail: text({ [docs]: { example: 'grace@example.com' } }) }),
  ),
})

/** A pending invitation to an organization. */
export const invitation = type({
  id: identifier(),
  invitation_mail: text({ [docs]: { example: 'grace@example.com' } }),
  role: type({ 'en-US': oneOf(memberRoles), 'fr-FR': text({ [docs]: { example: 'invité' } }) }),
  invitations_project: list(projectInvitation),
  organization: type({ id: identifier(), name: text() }),
  is_expired: flag({ [docs]: { example: false } }),
  created_at: instant(),
  expires_at: instant(),
})
export type Invitation = ValueOf<typeof invitation>

/** The same for the invited user. */
export const ownInvitation = type({
  id: identifier(),
  organization: type({ id: identifier(), name: text() }),
  role: type({ 'en-US': oneOf(memberRoles), 'fr-FR': text({ [docs]: { example: 'invité' } }) }),
  inviter: maybe(text({ [docs]: { example: 'LOVELACE Ada' } })),
  projects: list(projectLink),
  expires_at: instant(),
})
export type OwnInvitation = ValueOf<typeof ownInvitation>
