import type { TechnologyChoice } from '@saywright/api/contract'
import type { Generated } from 'kysely'
import type { Flag, Json, Written } from './columns.js'

/** Details of a request beside its technologies. */
export interface DealSolution {
  readonly additional_comment?: string | null | undefined
  readonly solution_category?: string[] | null | undefined
  readonly solution_operating_system?: string[] | null | undefined
  readonly solution_electronic?: string | null | undefined
  readonly solution_end_user?: string | null | undefined
  readonly solution_use_environment?: string | null | undefined
}

/** A request of a project for technologies, and what staff decided about it. */
export interface DealTable {
  id: Generated<number>
  project_id: Written<number>
  /** Absent once the account is gone; the same for who decided. */
  asked_by: number | null
  decided_by: number | null
  /** The task that makes the decision effective once it can no longer be undone. */
  decision_task_id: number | null
  /** Whether the project had a request before. */
  is_upsell: Flag
  /** The delivered resources at the time of the request. */
  before_json: Json<TechnologyChoice>
  /** The requested resources, with those that it had. */
  choice_json: Json<TechnologyChoice>
  solution_json: Json<DealSolution>
  created_at: string
  updated_at: string
  decision: 'approved' | 'declined' | null
  decided_at: string | null
  /** The message of an approval, the reason of a refusal. */
  decision_text: string | null
  provider: string | null
  /** End of an approval's delivery; absent: permanent. */
  evaluation_ends_at: string | null
  /** The status that an approval gives the project; absent: what follows from the one it has. */
  project_status: string | null
  /** When the decision became effective: until then the request is open. */
  applied_at: string | null
}
