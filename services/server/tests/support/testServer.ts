import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient, memorySession } from '@saywright/api/client'
import type { Locale } from '@saywright/api/contract'
import { readConfig } from '../../src/config.js'
import { type Replacements, type RunningServer, startServer } from '../../src/startServer.js'

/** Limits out of the way of a suite; one suite runs with those of the contract. */
export const raisedLimits =
  'failedLoginsPerAddress=100000,failedLoginsPerIp=100000,codesPerAddressPerHour=100000,codesPerAccountPerHour=100000,codesPerAddressWhileOneWorks=100000,registrationsPerIpPerHour=100000,wrongCodesPerAddress=100000,organizationsPerPerson=100000,projectsPerOrganization=100000,sessionsPerAccount=100000,audioFilesPerProject=100000,audioMegabytesPerProject=100000,notificationsKept=1000000'

export const testEnvironment = {
  PORT: '0',
  LOG_LEVEL: 'silent',
  SAYWRIGHT_ARGON2_MEMORY: '64',
  SAYWRIGHT_ARGON2_PASSES: '1',
  SAYWRIGHT_REQUESTS_PER_MINUTE: '1000000',
  SAYWRIGHT_LIMITS: raisedLimits,
  VOICE_URL: 'http://127.0.0.1:9',
} as const

export interface TestServer extends RunningServer {
  readonly folder: string
  readonly client: (token?: string, locale?: Locale) => Client
  readonly stopAndForget: () => Promise<void>
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'saywright-server-'))
}

type Environment = Readonly<Record<string, string>>

/** A whole server on a free port with a data folder of its own. */
export async function startTestServer(
  environment: Environment = {},
  replacements: Replacements = {},
): Promise<TestServer> {
  const folder = environment.SAYWRIGHT_DATA_DIR ?? temporaryFolder()
  const config = readConfig({ ...testEnvironment, SAYWRIGHT_DATA_DIR: folder, ...environment })
  const server = await startServer(config, replacements).catch((error) => {
    if (!environment.SAYWRIGHT_DATA_DIR) rmSync(folder, { recursive: true, force: true })
    throw error
  })
  return {
    ...server,
    folder,
    client: (token, locale = 'en-US') =>
      createClient({
        baseUrl: `${server.url}/api`,
        session: memorySession(token),
        locale: () => locale,
        retry: { times: 0 },
      }),
    stopAndForget: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
