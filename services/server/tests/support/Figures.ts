export interface Figures {
  /** What its main thread has in memory. */
  readonly keptBytes: number
  /** Peak memory of the process so far: with threads, native code, and uncollected garbage. */
  readonly takenBytes: number
  /** What its main thread has worked, which a busy machine does not change. */
  readonly mainThreadMilliseconds: number
  /** Requests under way, whether or not their callers still wait. */
  readonly underWay: number
}
