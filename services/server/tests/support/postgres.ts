import { execFileSync, type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const installed = '/usr/lib/postgresql'

/** Folder of `initdb` and its siblings, or `undefined` without PostgreSQL. */
function programsFolder(): string | undefined {
  const versions = existsSync(installed)
    ? readdirSync(installed).toSorted((a, b) => Number(b) - Number(a))
    : []
  const candidates = [
    ...versions.map((version) => join(installed, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ]
  return candidates.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')))
}

const folder = programsFolder()

/** Continuous integration must have it: there its absence is a failure, not a skipped test. */
export const hasPostgres = folder !== undefined || process.env.CI === 'true'

export interface Databases {
  /**
   * Makes an empty database and says where it is.
   *
   * @param locale options of `createdb`; without any, the locale of the machine.
   */
  readonly createDatabase: (locale?: readonly string[]) => string
  /** Forgets them. */
  readonly stop: () => void
}

export interface ThrowAwayPostgres extends Databases {
  /** Folder of its socket. */
  readonly home: string
  /** Ends it as a power cut of the process would, and starts it again on the same data. */
  readonly kill: () => Promise<void>
  /** Stops it, and starts it again on the same data once the work is done. */
  readonly whileStopped: (work: () => Promise<void>) => Promise<void>
}

/** A PostgreSQL of its own, reachable by a socket only, that forgets everything. */
export function startPostgres(): ThrowAwayPostgres {
  const home = mkdtempSync(join(tmpdir(), 'saywright-pg-'))
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', home])
  chmodSync(home, 0o700)
  const data = join(home, 'data')
  runProgram('initdb', '--no-sync', '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '-D', data)
  const options = `-k ${home} -c listen_addresses='' -c fsync=off -c max_connections=500`
  const start = () => runProgram('pg_ctl', '-w', '-D', data, '-l', join(home, 'log'), '-o', options, 'start')
  start()
  return {
    home,
    createDatabase: (locale) => createIn(home, locale),
    kill: async () => {
      process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]), 'SIGKILL')
      // Its child processes end by themselves, and hold their memory until then.
      for (let tries = 1; ; tries++) {
        await new Promise((resolve) => setTimeout(resolve, 200))
        try {
          return start()
        } catch (error) {
          if (tries === 50) throw error
        }
      }
    },
    whileStopped: async (work) => {
      runProgram('pg_ctl', '-w', '-D', data, '-m', 'fast', 'stop')
      await work().finally(start)
    },
    stop: () => {
      runProgram('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** Databases of a PostgreSQL that runs already. */
export function databasesIn(home: string): Databases {
  const created: string[] = []
  return {
    createDatabase: (locale) => {
      const url = createIn(home, locale)
      created.push(new URL(url).pathname.slice(1))
      return url
    },
    stop: () => {
      for (const name of created.splice(0))
        runProgram('dropdb', '-h', home, '-U', 'postgres', '--force', name)
    },
  }
}

function createIn(home: string, locale: readonly string[] = []): string {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Another locale than that of the template needs the template that has nothing in it.
  const options = locale.length > 0 ? ['--template=template0', '--encoding=UTF8', ...locale] : []
  runProgram('createdb', '-h', home, '-U', 'postgres', ...options, name)
  return `postgresql://postgres@localhost/${name}?host=${encodeURIComponent(home)}`
}

function runProgram(program: string, ...args: string[]): void {
  if (!folder) throw new Error('PostgreSQL is not installed')
  runAsPostgres(join(folder, program), args)
}

// PostgreSQL refuses to run as root.
function runAsPostgres(program: string, args: readonly string[]): void {
  const isRoot = process.getuid?.() === 0
  const command = isRoot
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', program]
    : [program]
  const done: SpawnSyncReturns<string> = spawnSync(command[0] as string, [...command.slice(1), ...args], {
    encoding: 'utf8',
    cwd: tmpdir(),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (done.status !== 0) throw new Error(`${program} failed: ${done.stderr}`)
}
