import type { Generated } from 'kysely'
import type { Flag, Json } from './columns.js'

export type NotificationKind =
  | 'project_approved'
  | 'invited'
  | 'invitation_accepted'
  | 'invitation_declined'
  | 'role_changed'
  | 'member_removed'
  | 'member_left'
  | 'organization_deleted'
  | 'organization_handed_over'
  | 'project_attached'
  | 'project_detached'
  | 'project_owned'
  | 'model_broken'
  | 'model_import_broken'
  | 'model_slots_empty'
  | 'model_too_large'
  | 'model_tests_failing'
  | 'domain_verified'
  | 'task_given_up'
  | 'request_sent'
  | 'request_waiting'
  | 'request_approved'
  | 'request_granted'
  | 'request_declined'
  | 'delivered_until'
  | 'delivered'
  | 'withdrawn'
  | 'evaluation_ending'
  | 'evaluation_ended'
  | 'licence_disabled'
  | 'licence_enabled'
  | 'licence_until'
  | 'licence_unlimited'
  | 'licence_with_deliveries'

export interface NotificationTable {
  id: Generated<number>
  account_id: number
  kind: NotificationKind
  values_json: Json<Record<string, string>>
  redirection_entity: string | null
  redirection_id: number | null
  is_read: Flag
  created_at: string
}

export interface EventTable {
  id: Generated<number>
  account_id: number
  type: string
  data_json: Json<unknown>
  created_at: string
}

/** What was done, by whom. No foreign keys: an entry outlives its subject. */
export interface AuditTable {
  id: Generated<number>
  organization_id: number | null
  account_id: number | null
  /** The member of staff who acted as the account. */
  staff_id: number | null
  /** The person it was done to. */
  subject_id: number | null
  /** Stands for a person whose account is gone. */
  pseudonym: string | null
  action: string
  object_kind: string | null
  object_id: number | null
  values_json: Json<Record<string, string | number | boolean | null>>
  ip: string | null
  created_at: string
}

export interface ErrorReportTable {
  id: Generated<number>
  checksum: string
  stacktrace: string
  url: string | null
  version: string | null
  user_agent: string | null
  seen: number
  first_seen_at: string
  last_seen_at: string
}

/** Messages of users to staff. */
export interface MessageTable {
  id: Generated<number>
  account_id: number
  kind: 'contact' | 'feedback'
  topic: string
  object: string | null
  text: string
  rating: number | null
  is_beta: Flag
  handled_at: string | null
  handled_by: number | null
  created_at: string
}
