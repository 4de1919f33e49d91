import { type OrganizationAction, organizationActions } from '@saywright/api/contract'

/** Actions that only staff reads: on an account, on a deleted organization, or on the installation. */
const staffActions = [
  'account.created',
  'account.completed',
  'account.deleted',
  'account.email_changed',
  'account.identity_joined',
  'account.password_changed',
  'account.second_factor_on',
  'account.second_factor_off',
  'account.recovery_codes_made',
  'account.passkey_added',
  'account.passkey_renamed',
  'account.passkey_removed',
  'account.sessions_ended',
  'account.licence_key_rotated',
  'account.licence_key_enabled',
  'account.licence_key_disabled',
  'account.licence_end_changed',
  'account.limits_changed',
  'account.sales_changed',
  'account.marketing_changed_by_staff',
  'account.acted_as',
  'account.acting_ended',
  'organization.deleted',
  'staff.deal_approved',
  'staff.deal_declined',
  'staff.decision_undone',
  'staff.message_handled',
  'staff.message_reopened',
  'staff.task_retried',
  'staff.tag_created',
  'staff.tag_updated',
  'staff.tag_deleted',
  'staff.category_created',
  'staff.category_updated',
  'staff.category_deleted',
  'staff.vdk_version_created',
  'staff.vdk_version_updated',
  'staff.vdk_version_deleted',
] as const

/** All actions in the log of the installation. */
export const logActions = [...organizationActions, ...staffActions] as const
export type StaffAction = (typeof staffActions)[number]
export type LogAction = OrganizationAction | StaffAction

/** One of the events that have words; an entry of an earlier version may be one that has none. */
export const knownLogAction = (action: string): LogAction | undefined =>
  logActions.find((known) => known === action)
