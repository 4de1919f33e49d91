import type { FastifyBaseLogger } from 'fastify'
import type { Store } from '../store/connect.js'
import { openPostgresQueue } from './postgresQueue.js'
import type { Queue, QueueSettings } from './queue.js'
import { openSqliteQueue } from './sqliteQueue.js'

/** The queue of the kind of database. */
export function openQueue(
  { database }: Store,
  databaseUrl: string | undefined,
  settings: Readonly<Record<string, QueueSettings>>,
  log: FastifyBaseLogger,
): Promise<Queue> {
  return databaseUrl
    ? openPostgresQueue({ url: databaseUrl, settings, log })
    : openSqliteQueue({ database, settings, log })
}
