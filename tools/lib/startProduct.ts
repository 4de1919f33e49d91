import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePorts } from './freePorts.ts'
import { stop } from './processes.ts'
import { root } from './root.ts'
import { untilHealthy } from './untilHealthy.ts'

export type StartedProduct = { address: string; end: () => Promise<unknown> }

/** The whole product on free ports, its data in a folder of its own; ready when it resolves. */
export async function startProduct(dataDir: string): Promise<StartedProduct> {
  const [port = 0, voicePort = 0] = await freePorts(2)
  const product = spawn('node', ['tools/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      VOICE_PORT: String(voicePort),
      SAYWRIGHT_DATA_DIR: dataDir,
      // A folder that is not there: nothing is packed beside what is measured or shown.
      SAYWRIGHT_PACKAGES_DIR: join(dataDir, 'packages'),
      LOG_LEVEL: 'warn',
    },
    stdio: 'ignore',
  })
  await untilHealthy(`http://127.0.0.1:${port}/api/health`, 300_000)
  return { address: `http://localhost:${port}`, end: () => stop(product, 10_000) }
}
