import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { anything, flag, identifier, instant, maybe, record, text, type } from '../kernel/structs.js'
import { person } from '../members/member.js'

/** Actions recorded in the log of an organization. Other parts of the product may add more. */
export const organizationActions = [
  'organization.created',
  'organization.updated',
  'organization.verified',
  'organization.limits_changed',
  'organization.sales_changed',
  'organization.handed_over',
  'member.joined',
  'member.left',
  'member.removed',
  'member.role_changed',
  'invitation.created',
  'invitation.resent',
  'invitation.revoked',
  'invitation.declined',
  'domain.added',
  'domain.removed',
  'project.created',
  'project.updated',
  'project.owner_changed',
  'project.shared',
  'project.delivered',
  'project.withdrawn',
  'project.expired',
  'project.trial_started',
  'model.created',
  'model.deleted',
  'recording.deleted',
  'unit_test.created',
  'unit_test.deleted',
  'export.started',
  'export.deleted',
  'grammar.generated',
  'grammar.translated',
  'file.downloaded',
  'file.uploaded',
  'file.deleted',
  'package.published',
  'package.updated',
  'package.withdrawn',
  'token.created',
  'token.revoked',
  'project.member_attached',
  'project.member_detached',
  'deal.created',
  'deal.updated',
  'deal.approved',
  'deal.declined',
] as const
export type OrganizationAction = (typeof organizationActions)[number]

const entryFields = {
  id: identifier(),
  action: text({ [docs]: { example: 'member.role_changed' } }),
  account: maybe(person),
  /** Stands for the person when the account is gone. */
  pseudonym: maybe(text({ [docs]: { example: '4Q7K19' } })),
  /** Whether staff did it in the person's name. */
  is_staff: flag({ [docs]: { example: false } }),
  values: record(anything()),
  ip: maybe(text({ [docs]: { note: 'network address it came from' } })),
  created_at: instant(),
}

/** An action, its actor and its time. `values` may hold `name` (of its object), `before` and `after`. */
export const auditEntry = type(entryFields)
export type AuditEntry = ValueOf<typeof auditEntry>

/** An entry as staff reads it: of any organization, or of none. Its `action` may be one that organizations do not see. */
export const staffAuditEntry = type({
  ...entryFields,
  /** The organization that it concerns. Null for actions on an account or on the installation, and once it is deleted. */
  organization: maybe(type({ id: identifier(), name: text({ [docs]: { example: 'Lumière Instruments' } }) })),
})
export type StaffAuditEntry = ValueOf<typeof staffAuditEntry>
