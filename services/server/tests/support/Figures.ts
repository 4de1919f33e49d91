export interface Figures {
  /** What its main thread has in memory. */
  readonly keptBytes: number
  /** The most that the process took of the machine so far: with threads, native code, and what nobody needs any more. */
  readonly takenBytes: number
  /** What its main thread has worked, which a busy machine does not change. */
  readonly mainThreadMilliseconds: number
  /** How many requests it is at, whether or not somebody still waits for them. */
  readonly underWay: number
}
