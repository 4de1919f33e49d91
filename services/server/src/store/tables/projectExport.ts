import type { ArchitectureCode, ExportedModel, ExportForm } from '@saywright/api/contract'
import type { Generated } from 'kysely'
import type { Json, Written } from './columns.js'

/** An export of a project. Its archive is there once it is completed, and not before. */
export interface ProjectExportTable {
  id: Generated<number>
  project_id: Written<number>
  /** Counts the exports of its project. */
  number: Written<number>
  /** Absent once it left the history. */
  task_id: number | null
  /** The account that requested it; absent when it is gone. */
  account_id: number | null
  architecture: Written<ArchitectureCode>
  /** The requested models. */
  choice_json: Json<ExportForm['models']>
  /** Whether the recordings of unit tests are packed too. */
  is_with_recordings: boolean
  /** The models that are in the archive. */
  models_json: Json<ExportedModel[]>
  /** Of the archive. */
  name: Written<string>
  /** Created with the export, so that a repeated task overwrites the previous file. */
  file_key: Written<string>
  size_bytes: number | null
  /** In hexadecimal. */
  sha256: string | null
  created_at: Written<string>
  completed_at: string | null
}
