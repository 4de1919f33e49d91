import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'

const root = join(import.meta.dirname, '..')

const test = base.extend<{ dataDir: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures from it
  dataDir: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'saywright-stop-'))
    await use(folder)
    rmSync(folder, { recursive: true, force: true })
  },
})

test('SIGINT and SIGTERM to npm alone stop everything and free ports and data', async ({ dataDir }) => {
  const ports = [await freePort(), await freePort()]
  const env = {
    ...process.env,
    PORT: String(ports[0]),
    VOICE_PORT: String(ports[1]),
    SAYWRIGHT_DATA_DIR: dataDir,
    // A folder that is not there: nothing is packed beside it.
    SAYWRIGHT_PACKAGES_DIR: join(dataDir, 'packages'),
    LOG_LEVEL: 'warn',
  }
  // A lock left behind would refuse the next start, and the last one starts after both.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGTERM'] as const) {
    const product = start(env)
    await untilReady(product)
    const began = performance.now()
    product.kill(signal)
    await Promise.all(ports.map(untilFree))
    console.log(`stopped ${((performance.now() - began) / 1000).toFixed(1)} s after ${signal}`)
  }
})

function start(env: NodeJS.ProcessEnv): ChildProcess {
  return spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk
      if (output.includes('Saywright is ready')) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('exit', () => reject(new Error(output)))
  })
}

async function untilFree(port: number): Promise<void> {
  await expect(() => listen(port)).toPass({ timeout: 30_000, intervals: [100] })
}

async function freePort(): Promise<number> {
  return listen(0)
}

function listen(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
