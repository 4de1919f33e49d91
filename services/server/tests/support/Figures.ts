export interface Figures {
  /** Memory of its main thread. */
  readonly keptBytes: number
  /** Peak memory of the process so far: with threads, native code, and uncollected garbage. */
  readonly takenBytes: number
  /** Processor time of its main thread, which a busy machine does not change. */
  readonly mainThreadMilliseconds: number
  /** Requests under way, whether or not their callers still wait. */
  readonly underWay: number
}
