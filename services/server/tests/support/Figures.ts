export interface Figures {
  /** What its main thread has in memory. */
  readonly keptBytes: number
  /** What the process takes of the machine: with threads, native code, and what was let go of and is held for the next use. */
  readonly takenBytes: number
  /** What its main thread has worked, which a busy machine does not change. */
  readonly mainThreadMilliseconds: number
  /** How many requests it is at, whether or not somebody still waits for them. */
  readonly underWay: number
}
