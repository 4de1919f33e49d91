import type { Generated } from 'kysely'
import type { Written } from './columns.js'

/** A request for a grammar, with the credits that it holds or has used. Its texts are not stored. */
export interface GenerationTable {
  id: Generated<number>
  project_id: Written<number>
  /** Absent when the account is gone. */
  account_id: number | null
  credits: Written<number>
  /** What is held counts until it expires, what is used for good, what is given back not at all. */
  state: 'held' | 'used' | 'returned'
  created_at: Written<string>
  /** A server that was killed gives nothing back: from then on what it held counts no more. */
  expires_at: Written<string>
}
