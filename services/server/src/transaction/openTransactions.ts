import { AsyncLocalStorage } from 'node:async_hooks'
import type { Reader } from '../store/database.js'

const open = new AsyncLocalStorage<true>()

/** Runs what happens within a transaction. */
export const insideTransaction = <Result>(work: () => Promise<Result>): Promise<Result> =>
  open.run(true, work)

/** @throws Error within a transaction: SQLite has one connection, so waiting there for it never ends. */
export function requireNoTransaction(): void {
  if (open.getStore()) throw new Error('A transaction is open: read and write through it')
}

/** The database for callers outside transactions. */
export const outsideTransactions = (database: Reader): Reader => ({
  selectFrom: ((from: 'account') => {
    requireNoTransaction()
    return database.selectFrom(from)
  }) as Reader['selectFrom'],
})
