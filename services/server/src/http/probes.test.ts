import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import type { Context } from '../context.js'
import { serveProbes } from './probes.js'

/** A database whose queries end as a test says. */
function contextOf(execute: () => Promise<unknown>): Pick<Context, 'database'> {
  const query = { select: () => query, limit: () => query, execute }
  return { database: { selectFrom: () => query } as unknown as Context['database'] }
}

async function statusOf(path: string, execute: () => Promise<unknown>): Promise<number> {
  const app = fastify()
  serveProbes(app, contextOf(execute))
  const { statusCode } = await app.inject(path)
  await app.close()
  return statusCode
}

describe('probes', () => {
  it('are live and ready while the database answers', async () => {
    const answers = async () => []
    expect(await Promise.all([statusOf('/livez', answers), statusOf('/readyz', answers)])).toEqual([200, 200])
  })

  it.each([
    ['refuses', () => Promise.reject(new Error('connection refused'))],
    ['does not respond', () => new Promise<never>(() => {})],
  ])('are live but not ready while the database %s', async (_what, execute) => {
    expect(await Promise.all([statusOf('/livez', execute), statusOf('/readyz', execute)])).toEqual([200, 503])
  })
})
