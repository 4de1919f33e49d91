import type { ScoreTrail } from './ScoreTrail.js'
import type { SpotProblem } from './WakeListening.js'
import type { SpottedRecording } from './wakeFacts.js'

/** The search for the saved words in recordings, one after the other. */
export type FilesRun = {
  readonly status: 'ready' | 'running' | 'stopped' | 'done' | 'failed'
  /** Number of recordings, and how many of them were searched. */
  readonly total: number
  readonly done: number
  readonly trail: ScoreTrail
  readonly recordings: readonly SpottedRecording[]
  /** Why it failed; absent otherwise. */
  readonly problem?: SpotProblem
  /** Names of recordings that could not be searched. */
  readonly unread: readonly string[]
}
