import type { DynamicSlot, MemberRole, ProjectTag, RecognizerSettings } from '@saywright/api/contract'
import type { ColumnType, Generated } from 'kysely'

// Conventions that the value plugin relies on: `is_…` is 0 or 1, `…_json` is JSON text, `…_at` is UTC ISO text.
type Json<Value> = ColumnType<Value, string, string>
type Written<Value> = ColumnType<Value, Value, never>
type Flag = ColumnType<boolean, boolean, boolean>

export interface AccountTable {
  id: Generated<number>
  email: string
  email_key: string
  password_hash: string
  first_name: string
  last_name: string
  is_confirmed: Flag
  is_admin: Flag
  interface_language: string
  verified_email: string | null
  person_label: string | null
  interest_in_vdk: string | null
  marketing_source: string | null
  sales_email: string | null
  job_title: string | null
  job_departement: string | null
  gender: string | null
  phone_number: string | null
  country: string | null
  picture_key: string | null
  picture_type: string | null
  /** Absent: never asked. Once `Disallow`, only staff can change it. */
  marketing_status: 'Allow' | 'Disallow' | null
  is_told_product_updates: boolean | null
  is_told_educational_content: boolean | null
  is_told_corporate_events: boolean | null
  licence_token: string
  created_at: string
  updated_at: string
}

export interface SessionTable {
  id: Generated<number>
  account_id: number
  /** Sessions that were handed over share the family of the one they came from. */
  family: string
  token_hash: string
  created_at: string
  expires_at: string
  revoked_at: string | null
  user_agent: string | null
  last_used_at: string | null
  /** The member of staff who acts as the account. */
  staff_id: number | null
}

export const codePurposes = ['confirm', 'handover', 'password', 'link', 'email', 'second_factor'] as const

export interface CodeTable {
  id: Generated<number>
  account_id: number
  purpose: (typeof codePurposes)[number]
  code_hash: string
  /** What the code carries: a pending registration, or the session and project of a hand-over. */
  payload_json: Json<Record<string, string | number | null>>
  tries: number
  created_at: string
  expires_at: string
  used_at: string | null
}

/** Counted events behind the limits; all processes read the same rows. */
export interface AttemptTable {
  id: Generated<number>
  kind:
    | 'login_address'
    | 'login_ip'
    | 'code_address'
    | 'code_account'
    | 'code_try'
    | 'second_factor'
    | 'invitation_organization'
    | 'invitation_address'
    | 'contact_account'
  subject: string
  created_at: string
}

export interface OrganizationTable {
  id: Generated<number>
  name: string
  name_key: string
  details_json: Json<Record<string, string | null>>
  created_at: string
  updated_at: string
}

export interface OrganizationMemberTable {
  id: Generated<number>
  organization_id: Written<number>
  account_id: Written<number>
  role: MemberRole
  created_at: string
}

export interface ProjectTable {
  id: Generated<number>
  organization_id: number
  title: string
  title_key: string
  status: string | null
  additional_comment: string | null
  tags_json: Json<ProjectTag[]>
  evaluation_ends_at: string | null
  created_at: string
  updated_at: string
}

export interface ProjectMemberTable {
  id: Generated<number>
  project_id: number
  account_id: number
  created_at: string
}

export interface VoiceCommandModelTable {
  id: Generated<number>
  project_id: number
  name: string
  name_key: string
  language: string
  grammar: string
  settings_json: Json<RecognizerSettings>
  slots_json: Json<DynamicSlot[]>
  peaks_json: ColumnType<number[] | null, string | null, string | null>
  revision: number
  created_at: string
  updated_at: string
}

export interface AudioFileTable {
  id: Generated<number>
  project_id: number
  name: string
  name_key: string
  media_type: string
  duration_seconds: number | null
  size_bytes: number
  file_key: string
  transcription: string | null
  peaks_json: ColumnType<number[] | null, string | null, string | null>
  created_at: string
}

export interface TaskTable {
  id: Generated<number>
  /** Which runner does it. */
  runner: string
  /** Absent for work of the product itself, such as mail. */
  project_id: number | null
  type: 'export' | 'unit_test' | 'other'
  status: 'pending' | 'running' | 'completed' | 'failed' | 'cancelled'
  progress: number
  current_step: string | null
  failure: string | null
  payload_json: Json<unknown>
  tries: number
  run_after: string
  lease_owner: string | null
  lease_until: string | null
  created_at: string
  started_at: string | null
  ended_at: string | null
}

export type NotificationKind =
  | 'project_approved'
  | 'invited'
  | 'invitation_accepted'
  | 'role_changed'
  | 'member_removed'
  | 'member_left'
  | 'project_attached'
  | 'project_detached'
  | 'domain_verified'

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

/** What was done, by whom. No foreign keys: an entry outlives what it tells of. */
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

/** An address that its owner proved by a code to belong to them. */
export interface VerifiedAddressTable {
  id: Generated<number>
  account_id: number
  email_key: string
  verified_at: string
}

/** A value given out to be brought back once. */
export interface ChallengeTable {
  id: Generated<number>
  account_id: number | null
  purpose: 'passkey_create' | 'passkey_login' | 'social'
  value_hash: string
  payload_json: Json<Record<string, string | null>>
  created_at: string
  expires_at: string
}

export interface TotpTable {
  id: Generated<number>
  account_id: number
  /** Encrypted with the key of the data folder. */
  secret_sealed: string
  is_confirmed: Flag
  /** The last period of 30 s whose code was used: none works twice. */
  last_step: number
  created_at: string
  last_used_at: string | null
}

export interface RecoveryCodeTable {
  id: Generated<number>
  account_id: number
  code_hash: string
  used_at: string | null
}

export interface PasskeyTable {
  id: Generated<number>
  account_id: number
  credential_key: string
  public_key: string
  counter: number
  transports_json: Json<string[]>
  name: string
  created_at: string
  last_used_at: string | null
}

/** Who an account is at a provider of social sign-in. */
export interface IdentityTable {
  id: Generated<number>
  account_id: number
  provider: 'GOOGLE' | 'LINKEDIN'
  subject: string
  created_at: string
  last_used_at: string | null
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

export interface InvitationTable {
  id: Generated<number>
  organization_id: number
  /** Absent once the account of who invited is gone. */
  inviter_id: number | null
  email: string
  email_key: string
  role: MemberRole
  code_hash: string
  created_at: string
  expires_at: string
}

export interface InvitationProjectTable {
  id: Generated<number>
  invitation_id: number
  project_id: number
}

/** A domain whose owner the organization proved to be. */
export interface OrganizationDomainTable {
  id: Generated<number>
  organization_id: number
  name: string
  verification_email: string
  added_by: number | null
  created_at: string
}

/** What people write to staff. */
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

export interface Schema {
  account: AccountTable
  session: SessionTable
  code: CodeTable
  attempt: AttemptTable
  organization: OrganizationTable
  organization_member: OrganizationMemberTable
  project: ProjectTable
  project_member: ProjectMemberTable
  voice_command_model: VoiceCommandModelTable
  audio_file: AudioFileTable
  task: TaskTable
  notification: NotificationTable
  event: EventTable
  error_report: ErrorReportTable
  invitation: InvitationTable
  invitation_project: InvitationProjectTable
  organization_domain: OrganizationDomainTable
  message: MessageTable
  audit: AuditTable
  verified_address: VerifiedAddressTable
  challenge: ChallengeTable
  totp: TotpTable
  recovery_code: RecoveryCodeTable
  passkey: PasskeyTable
  identity: IdentityTable
}
