import type { Conclusion } from '@saywright/api/contract'
import type { Status } from '@saywright/ui'

/** By which shape a conclusion is drawn. */
export const conclusionStatuses: Readonly<Record<Conclusion, Status>> = {
  passed: 'done',
  wrong: 'failed',
  rejected: 'pending',
  meaning_differs: 'failed',
  refused: 'done',
  sentence_taken: 'failed',
  noise_taken: 'failed',
  failed: 'ended',
  waiting: 'waiting',
}
