import { hasPostgres } from './postgres.js'

/** The databases that every journey runs on. */
export const databases = hasPostgres ? (['SQLite', 'PostgreSQL'] as const) : (['SQLite'] as const)
