import type {
  DynamicSlot,
  ModelReadiness,
  ProjectDetails,
  ProjectRole,
  RecognizerSettings,
  SuiteResult,
  SuiteTest,
  TagTechnology,
  Task,
} from '@saywright/api/contract'
import type { ColumnType, Generated } from 'kysely'
import type { StoredType } from '../modelTables.js'
import type { Json, Written } from './columns.js'

export interface ProjectTable {
  id: Generated<number>
  organization_id: number
  title: string
  title_key: string
  status: string | null
  description: string | null
  additional_comment: string | null
  /** Details of its solution: choices by their English words. */
  details_json: ColumnType<ProjectDetails, string | undefined, string>
  /** The last end of temporary deliveries; absent: there never was one. */
  evaluation_ends_at: string | null
  /** The end that its members were warned of. */
  warned_evaluation_ends_at: string | null
  /** The end of its one trial; absent: it had none. */
  trial_ends_at: string | null
  /** Absent: no. */
  is_beta_access: boolean | null
  vdk_version_id: number | null
  /** Its identifier in the customer database, and that of the lead it began as. */
  crm_id: string | null
  lead_id: string | null
  /** End of the categories of its evaluation; absent: permanent. */
  categories_expire_at: string | null
  /** The project of examples, of which an organization has one at most. Absent: no. */
  is_sample: boolean | null
  created_at: string
  updated_at: string
}

export interface ProjectMemberTable {
  id: Generated<number>
  project_id: number
  account_id: number
  /** One owner a project. */
  role: ColumnType<ProjectRole, ProjectRole | undefined, ProjectRole>
  created_at: string
}

/** A technology that was delivered to a project, and for how long. */
export interface DeliveryTable {
  id: Generated<number>
  project_id: Written<number>
  technology: TagTechnology
  langs_json: Json<string[]>
  provider: string | null
  created_at: string
  /** Absent: permanent. */
  expires_at: string | null
  /** When its members were notified of its end. */
  ended_at: string | null
}

export interface VdkVersionTable {
  id: Generated<number>
  label: string
  label_key: string
  display_name: string
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
  suite_json: Json<SuiteTest[]>
  peaks_json: ColumnType<number[] | null, string | null, string | null>
  revision: number
  /** With which version of scoring its threshold was found; absent where that is not known. */
  threshold_scoring_version: number | null
  /** The unit test that found it; absent without one, or when it is gone. */
  threshold_test_id: number | null
  /** Absent until it was worked out. */
  readiness_json: ColumnType<StoredReadiness | null, string | null, string | null>
  /** Rises with each change of it or of what it may import. */
  readiness_wanted: Generated<number>
  /** The wanted state at the time of the computation. */
  readiness_known: Generated<number>
  created_at: string
  updated_at: string
}

/** Whether a model can be used, from which others it imports, and the result of its suite. */
export interface StoredReadiness extends ModelReadiness {
  readonly imports: readonly number[]
  /** Absent where it was not run: it has no tests, or the grammar has errors. */
  readonly suite?: SuiteResult
}

/** The content of a save of a model. */
export interface VoiceCommandVersionTable {
  id: Generated<number>
  model_id: Written<number>
  revision: Written<number>
  /** The author of the save; absent where that is not known, or the account is gone. */
  account_id: number | null
  label: string | null
  restored_from: Written<number | null>
  language: Written<string>
  grammar: Written<string>
  settings_json: Json<RecognizerSettings>
  slots_json: Json<DynamicSlot[]>
  suite_json: Json<SuiteTest[]>
  lines: Written<number>
  slot_count: Written<number>
  value_count: Written<number>
  test_count: Written<number>
  /** With which version of scoring its threshold was found; absent where that is not known. */
  threshold_scoring_version: Written<number | null>
  /** The unit test that found it; absent without one, or when it is gone. */
  threshold_test_id: number | null
  /** Of its grammar, its slots and its suite. */
  bytes: Written<number>
  created_at: string
}

/** A model of any type without a table of its own. */
export interface ModelTable {
  id: Generated<number>
  project_id: Written<number>
  type: Written<StoredType>
  name: string
  name_key: string
  /** Absent where models of its type have none. */
  language: Written<string | null>
  /** Content of models of its type beside their name and language. */
  content_json: Json<Record<string, unknown>>
  revision: number
  created_at: Written<string>
  updated_at: string
}

/** The content of a save of a model without a table of its own. */
export interface ModelVersionTable {
  id: Generated<number>
  model_id: Written<number>
  revision: Written<number>
  /** The author of the save; absent where that is not known, or the account is gone. */
  account_id: number | null
  label: string | null
  restored_from: Written<number | null>
  content_json: Json<Record<string, unknown>>
  /** Of its content. */
  bytes: Written<number>
  created_at: string
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

/** Where the results of a task are. */
export type TaskSubject = NonNullable<Task['unit_test']> | { readonly export_id: number }

export interface TaskTable {
  id: Generated<number>
  /** Which runner does it, and the name of its queue. */
  runner: string
  /** Absent for work of the product itself, such as mail. */
  project_id: number | null
  type: Task['type']
  /** Its subject, by its displayed name. */
  name: string | null
  /** Where its results are. */
  subject_json: ColumnType<TaskSubject | null, string | null | undefined, string | null>
  status: 'pending' | 'running' | 'completed' | 'failed' | 'cancelled'
  progress: number
  current_step: string | null
  failure: string | null
  /** The input of the runner; null once it is done. */
  payload_json: Json<unknown>
  tries: number
  /** The job that does it; absent where it was never sent. */
  job_id: string | null
  created_at: string
  started_at: string | null
  ended_at: string | null
}

/** The incomplete form of a new project. */
export interface ProjectDraftTable {
  id: Generated<number>
  account_id: Written<number>
  step: string
  /** Written and read by the wizard alone. */
  content: string
  /** Grows with each save. */
  revision: number
  /** Of the browser that saved last. */
  user_agent: string | null
  created_at: string
  updated_at: string
}
