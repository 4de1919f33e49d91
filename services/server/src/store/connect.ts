import { EventEmitter } from 'node:events'
import { accessSync, constants } from 'node:fs'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { createEncryption } from '../secrets/encryption.js'
import { FoldedPlugin } from './foldedPlugin.js'
import { lockFolder } from './folderLock.js'
import { type KeyOf, migrate } from './migrate.js'
import type { Dialect } from './migrations/table.js'
import { openPostgres } from './postgres.js'
import { makePrivate } from './privateFolder.js'
import type { Schema } from './schema.js'
import { openSqlite } from './sqlite.js'
import { startFailureOf } from './startFailure.js'

export interface Store {
  readonly database: Kysely<Schema>
  readonly dialect: Dialect
  /** Notifies every process that an account has new events. */
  readonly wake: (topic: string) => Promise<void>
  /**
   * @param listener gets no topic when this process listens again: notifications since the loss, of any topic, were missed.
   * @returns stops listening.
   */
  readonly onWake: (listener: (topic: string | undefined) => void) => () => void
  readonly close: () => Promise<void>
}

/**
 * Opens the database and brings its schema up to date. The embedded one takes the folder for this process alone;
 * with PostgreSQL several processes may share it.
 *
 * @throws StartFailure with one sentence for a folder in use, read-only, full or damaged, or a database out of reach.
 */
export async function connect(
  folder: string,
  databaseUrl: string | undefined,
  secretKey?: string,
): Promise<Store> {
  const encryption: KeyOf = (findSealed) => createEncryption({ dataDir: folder, secretKey }, findSealed)
  let unlock: (() => void) | undefined
  try {
    makePrivate(folder)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    if (databaseUrl) return await connectPostgres(databaseUrl, encryption)
    unlock = lockFolder(folder)
    return await connectSqlite(folder, unlock, encryption)
  } catch (error) {
    unlock?.()
    throw startFailureOf(error, folder, databaseUrl)
  }
}

async function connectSqlite(folder: string, unlock: () => void, encryption: KeyOf): Promise<Store> {
  const database = openSqlite(folder)
  await migrate(database, 'sqlite', encryption)
  const bus = new EventEmitter().setMaxListeners(0)
  return {
    database: database.withPlugin(new FoldedPlugin()),
    dialect: 'sqlite',
    wake: async (topic) => void bus.emit('wake', topic),
    onWake: (listener) => {
      bus.on('wake', listener)
      return () => bus.off('wake', listener)
    },
    close: async () => {
      await database.destroy()
      unlock()
    },
  }
}

const channel = 'saywright'

async function connectPostgres(url: string, encryption: KeyOf): Promise<Store> {
  const { database, pool } = openPostgres(url)
  try {
    await migrate(database, 'postgres', encryption)
    const bus = new EventEmitter().setMaxListeners(0)
    const stopListening = await listen(pool, (topic) => bus.emit('wake', topic))
    return {
      database: database.withPlugin(new FoldedPlugin()),
      dialect: 'postgres',
      wake: async (topic) => void (await pool.query('select pg_notify($1, $2)', [channel, topic])),
      onWake: (listener) => {
        bus.on('wake', listener)
        return () => bus.off('wake', listener)
      },
      close: async () => {
        stopListening()
        await database.destroy()
      },
    }
  } catch (error) {
    await database.destroy()
    throw error
  }
}

const listenAgainMilliseconds = 1000

/**
 * Keeps one connection listening; when it is lost, opens another.
 *
 * @param onTopic gets nothing once another listens: notifications in between were missed.
 */
async function listen(pool: pg.Pool, onTopic: (topic: string | undefined) => void): Promise<() => void> {
  let isStopped = false
  let client: pg.PoolClient | undefined
  async function take(): Promise<void> {
    const taken = await pool.connect()
    taken.on('notification', ({ payload }) => onTopic(payload ?? ''))
    taken.once('error', () => lose(taken))
    try {
      await taken.query(`listen ${channel}`)
    } catch (error) {
      taken.release(true)
      throw error
    }
    if (isStopped) taken.release(true)
    else client = taken
  }
  async function takeAgain(): Promise<void> {
    await take()
    onTopic(undefined)
  }
  function lose(lost: pg.PoolClient): void {
    if (client !== lost) return
    client = undefined
    lost.release(true)
    takeLater()
  }
  function takeLater(): void {
    if (!isStopped) setTimeout(() => void takeAgain().catch(takeLater), listenAgainMilliseconds).unref()
  }
  await take()
  return () => {
    isStopped = true
    client?.release(true)
  }
}
