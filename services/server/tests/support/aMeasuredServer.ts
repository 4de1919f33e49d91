import { rmSync } from 'node:fs'
import { type Client, createClient, memorySession } from '@saywright/api/client'
import { serverFlags } from '../../../../tools/lib/serverFlags.js'
import { type AccessFixture, anAccessFixture } from './accessFixture.js'
import { bundleOf, bundleProgram } from './bundleProgram.js'
import { type Measured, startMeasured } from './startMeasured.js'
import { startTestServer, type TestServer, temporaryFolder, testEnvironment } from './testServer.js'

export interface MeasuredServer extends Measured {
  readonly fixture: AccessFixture
  /** Lets people sign up at it as at a server in this process. */
  readonly asTestServer: Pick<TestServer, 'client' | 'folder'>
}

/** A server in a process of its own, run as the product runs it, with a fixture whose things were made before it started. */
export async function aMeasuredServer(
  environment: Readonly<Record<string, string>> = {},
): Promise<MeasuredServer> {
  const folder = temporaryFolder()
  const own = { ...environment, SAYWRIGHT_DATA_DIR: folder }
  const before = await startTestServer(own)
  const fixture = await anAccessFixture(before)
  await before.stop()
  await bundleProgram('src/grammars/grammarWorker.ts')
  await bundleProgram('../../packages/engines/src/decoding/decodingWorker.ts')
  await bundleProgram('src/main.ts')
  const measured = await startMeasured([...serverFlags, bundleOf('src/main.ts')], {
    ...testEnvironment,
    ...own,
    LOG_LEVEL: 'info',
  })
  const client = (token?: string): Client =>
    createClient({ baseUrl: `${measured.url}/api`, session: memorySession(token), retry: { times: 0 } })
  const stop = async () => {
    await measured.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...measured, stop, fixture, asTestServer: { client, folder } }
}
