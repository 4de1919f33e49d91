import type { Generated } from 'kysely'
import type { Written } from './columns.js'

/** A request for a grammar, with the credits that it holds or has used. Its texts are not stored. */
export interface GenerationTable {
  id: Generated<number>
  project_id: Written<number>
  /** Absent when the account is gone. */
  account_id: number | null
  credits: Written<number>
  /** Held credits count until they expire, used ones permanently, returned ones not at all. */
  state: 'held' | 'used' | 'returned'
  created_at: Written<string>
  /** A killed server returns nothing: from then on its held credits no longer count. */
  expires_at: Written<string>
}
