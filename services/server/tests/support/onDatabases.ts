import { afterAll, beforeAll, describe } from 'vitest'
import type { Replacements } from '../../src/startServer.js'
import { databases } from './databases.js'
import type { Databases } from './postgres.js'
import { sharedPostgres } from './sharedPostgres.js'
import { startTestServer, type TestServer } from './testServer.js'

interface Options {
  readonly environment?: () => Readonly<Record<string, string>>
  readonly replacements?: Replacements
}

/** Runs tests on a server of its own for each database. */
export function onDatabases(tests: (server: () => TestServer) => void, options: Options = {}): void {
  describe.each(databases)('on %s', (kind) => {
    let postgres: Databases | undefined
    let server: TestServer

    beforeAll(async () => {
      postgres = kind === 'PostgreSQL' ? sharedPostgres() : undefined
      const environment = {
        ...options.environment?.(),
        ...(postgres && { DATABASE_URL: postgres.createDatabase() }),
      }
      server = await startTestServer(environment, options.replacements)
    })
    afterAll(async () => {
      await server.stopAndForget()
      postgres?.stop()
    })

    tests(() => server)
  })
}
