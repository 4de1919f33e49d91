import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { type Databases, databasesIn, hasPostgres, startPostgres } from './postgres.js'

declare module 'vitest' {
  interface ProvidedContext {
    postgresHome: string | undefined
  }
}

/** Before all tests: one PostgreSQL, which ends after them. To make one for every file took a sixth of the time. */
export default function setup({ provide }: TestProject): (() => void) | undefined {
  const postgres = hasPostgres ? startPostgres() : undefined
  provide('postgresHome', postgres?.home)
  return postgres?.stop
}

/** Databases of a file, in the PostgreSQL of all. Who kills theirs starts one alone. */
export function sharedPostgres(): Databases {
  const home = inject('postgresHome')
  if (!home) throw new Error('PostgreSQL is not installed')
  return databasesIn(home)
}
