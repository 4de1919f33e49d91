import type { DynamicSlot, ProjectTag, RecognizerSettings } from '@saywright/api/contract'
import type { ColumnType, Generated } from 'kysely'
import type { Json } from './columns.js'

export interface ProjectTable {
  id: Generated<number>
  organization_id: number
  title: string
  title_key: string
  status: string | null
  additional_comment: string | null
  tags_json: Json<ProjectTag[]>
  evaluation_ends_at: string | null
  /** The project of examples, of which an organization has one at most. Absent: no. */
  is_sample: boolean | null
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
  /** Which runner does it, and the name of its queue. */
  runner: string
  /** Absent for work of the product itself, such as mail. */
  project_id: number | null
  type: 'export' | 'unit_test' | 'other'
  status: 'pending' | 'running' | 'completed' | 'failed' | 'cancelled'
  progress: number
  current_step: string | null
  failure: string | null
  /** What the runner is to do; null once it is done. */
  payload_json: Json<unknown>
  tries: number
  /** The job that does it; absent where it was never sent. */
  job_id: string | null
  created_at: string
  started_at: string | null
  ended_at: string | null
}
