import { AsyncLocalStorage } from 'node:async_hooks'
import type { Reader } from '../store/database.js'

const open = new AsyncLocalStorage<true>()

/** Runs what happens within a unit. */
export const insideUnit = <Result>(work: () => Promise<Result>): Promise<Result> => open.run(true, work)

/** @throws Error within a unit: SQLite has one connection, so whoever waits there for it waits for ever. */
export function requireNoUnit(): void {
  if (open.getStore()) throw new Error('A unit of work is open: read and write through it')
}

/** The database for whoever is in no unit. */
export const outsideUnits = (database: Reader): Reader => ({
  selectFrom: ((from: 'account') => {
    requireNoUnit()
    return database.selectFrom(from)
  }) as Reader['selectFrom'],
})
