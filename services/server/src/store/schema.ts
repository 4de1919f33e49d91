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
}

export const codePurposes = ['confirm', 'handover', 'password', 'link'] as const

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
  kind: 'login_address' | 'login_ip' | 'code_address'
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

export interface NotificationTable {
  id: Generated<number>
  account_id: number
  kind: 'project_approved'
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
}
