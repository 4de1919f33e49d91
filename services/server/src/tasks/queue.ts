import type { DatabaseTransaction } from '../store/database.js'

/** The payload of a job: the task that it is for. A job of a schedule has none. */
export interface JobData {
  readonly taskId?: number
}

export interface Job {
  readonly id: string
  readonly data: JobData
  /** Which try this is, from 1. */
  readonly attempt: number
  /** Aborted when the job was cancelled, taken away or cut short: its result no longer counts. */
  readonly signal: AbortSignal
}

/** A job that failed as often as its queue allows. */
export interface DeadJob {
  readonly queue: string
  readonly id: string
  readonly data: JobData
  readonly attempts: number
  readonly failure: string
}

export interface QueueSettings {
  /** How many of its jobs one process does at the same time. */
  readonly concurrency: number
  /** How often a job is tried, at least 1. */
  readonly attempts: number
  /** Seconds before the second try, about; twice as many before each other one, up to an hour. */
  readonly retrySeconds: number
  /** Sends a job at each full multiple of so many seconds since 1970 UTC; missed ones are not made up for. */
  readonly everySeconds?: number
}

export interface Work {
  /** The runners of jobs, by the name of their queue. */
  readonly runners: Readonly<Record<string, (job: Job) => Promise<void>>>
  /** Tried again, as a job is, when it fails. */
  readonly onDead: (job: DeadJob) => Promise<void>
}

export type JobCounts = Readonly<Record<'pending' | 'running', number>>

/** Jobs that outlive a request and a process: each is done at least once, or ends as a dead one. */
export interface Queue {
  /**
   * Adds a job within a transaction: it is there once that is committed, and never when it is rolled back.
   *
   * @param delaySeconds before it may begin, whole.
   * @returns the identifier of the job.
   */
  readonly send: (
    transaction: DatabaseTransaction,
    queue: string,
    data: JobData,
    delaySeconds?: number,
  ) => Promise<string>
  /** Ends a job: one that waits is never done, the signal of one that runs is aborted soon after the commit. */
  readonly cancel: (transaction: DatabaseTransaction, queue: string, id: string) => Promise<void>
  /** Starts doing the jobs. Until then they are only stored. */
  readonly work: (work: Work) => Promise<void>
  /** Current counts of all processes, by the name of the queue. */
  readonly counts: () => Promise<ReadonlyMap<string, JobCounts>>
  /** Takes no new jobs, waits for the running ones, and after `graceMilliseconds` leaves the rest to the next worker. */
  readonly stop: (graceMilliseconds: number) => Promise<void>
}

export const longestPauseSeconds = 3600

/** The queue of dead jobs, beside those of the settings. */
export const deadLetters = 'dead-letters'
export const deadLetterSettings: QueueSettings = { concurrency: 1, attempts: 20, retrySeconds: 2 }

export const failureOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
