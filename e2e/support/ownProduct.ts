import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export type OwnProduct = { url: string; dataDir: string; stop: () => Promise<void> }

/** A product beside that of all journeys, with settings and data of its own. */
export async function startOwnProduct(settings: Readonly<Record<string, string>>): Promise<OwnProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'saywright-own-'))
  const [port, voicePort] = [await freePort(), await freePort()]
  const child = spawn(process.execPath, ['tools/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      VOICE_PORT: String(voicePort),
      SAYWRIGHT_DATA_DIR: dataDir,
      // A folder that is not there: nothing is packed beside what is measured or shown.
      SAYWRIGHT_PACKAGES_DIR: join(dataDir, 'packages'),
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk
      if (output.includes('Saywright is ready')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => reject(new Error(output)))
  })
  return {
    url: `http://localhost:${port}`,
    dataDir,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
