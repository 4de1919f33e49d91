import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { identifier, instant, list, maybe, oneOf, text, type } from '../kernel/structs.js'

/** Roles of a member inside an organization, as they travel. */
export const memberRoles = ['administrator', 'employee', 'guest'] as const
export type MemberRole = (typeof memberRoles)[number]

/** Roles of a member inside a project: one owner, and its developers. */
export const projectRoles = ['owner', 'developer'] as const
export type ProjectRole = (typeof projectRoles)[number]

export const person = type({
  id: identifier(),
  first_name: text(),
  last_name: text(),
  email: text(),
  name: text(),
})
export type Person = ValueOf<typeof person>

export const member = type({
  id: identifier(),
  role: oneOf(memberRoles),
  user: person,
  /** Only where the members of a project are listed. */
  project_role: maybe(oneOf(projectRoles)),
  /** Projects of the organization that the member was attached to; only where members are listed. */
  projects: maybe(list(type({ id: identifier(), title: text({ [docs]: { example: 'Kitchen lamp' } }) }))),
  created_at: instant(),
})
export type Member = ValueOf<typeof member>
