import type { Generated } from 'kysely'
import type { Json } from './columns.js'

/** A job of the embedded queue; one that is done has no row. */
export interface JobTable {
  id: Generated<number>
  queue: string
  data_json: Json<object>
  state: 'pending' | 'running'
  /** How often it was begun. */
  attempt: number
  run_after: string
  created_at: string
}
