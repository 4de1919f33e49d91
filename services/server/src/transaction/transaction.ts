import type { EventData, EventType } from '@saywright/api/contract'
import type { Limits } from '../config.js'
import type { Encryption } from '../secrets/encryption.js'
import type { DatabaseTransaction, Reader } from '../store/database.js'
import type { Dialect } from '../store/migrations/table.js'
import type { NewTask } from '../tasks/tasks.js'

/**
 * One change: all that is written by it is committed at once, and listeners are notified once it is committed. Inside, await
 * nothing but the database.
 */
export interface Transaction {
  readonly database: DatabaseTransaction
  readonly dialect: Dialect
  readonly encryption: Encryption
  readonly limits: Limits
  readonly now: () => Date
  /** Adds a task; it begins after the commit. */
  readonly enqueueTask: (task: NewTask) => Promise<number>
  /** @returns whether the task had not ended yet. */
  readonly cancelTask: (id: number) => Promise<boolean>
  /** @returns whether the task had failed, and is tried again from the beginning. */
  readonly retryTask: (id: number) => Promise<boolean>
  /** Notifies accounts of an event: stored with the change, sent to their open streams after the commit. */
  readonly publish: <T extends EventType>(accountIds: readonly number[], type: T, data: EventData<T>) => void
  /**
   * Sessions of an account ended: its streams check their own after the commit.
   *
   * @param by the session that ended itself with the others, if it did: the response to its call reports it.
   */
  readonly revalidateSessions: (accountId: number, by?: number) => void
  /** Other work after the commit, such as removing a file; its failure is logged and undoes nothing. */
  readonly afterCommit: (work: () => Promise<void>) => void
}

/** Whose call it is: the client that changes something knows it already. */
export interface Origin {
  readonly accountId: number
  readonly clientId: string
}

/** The context of a read: within a transaction, and outside of it. */
export interface Reading {
  readonly database: Reader
  readonly limits: Limits
  readonly now: () => Date
}

/** The context that reads, and opens the transactions that write. */
export interface DataContext extends Reading {
  /** The only way to write: commits what `work` did through its transaction, or nothing when it throws. */
  readonly transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>
}
