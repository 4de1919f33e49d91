import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run as runCommand } from '../tools/lib/processes.ts'
import { untilHealthy } from '../tools/lib/untilHealthy.ts'
import { type Outcome, outcomeOf, type Row } from './lib/outcome.ts'

const tenMinutes = 600_000

/** From `npm start` to the first answer: in a fresh clone, where everything is fetched and built, and once more. */
export async function run(): Promise<Outcome> {
  const clone = mkdtempSync(join(tmpdir(), 'saywright-start-'))
  try {
    const cloned = await runCommand('git', ['clone', '--quiet', '--local', '.', clone], { show: false })
    if (cloned.status !== 0) throw new Error(cloned.output)
    return outcomeOf('start', [
      timed('cold: fresh clone, install, build', await secondsToHealth(clone), 120),
      timed('warm: nothing to install or build', await secondsToHealth(clone), 5),
    ])
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
}

// Reported, not judged: the network and the machine decide.
function timed(figure: string, seconds: number, aim: number): Row {
  return { figure, value: `${seconds.toFixed(1)} s`, budget: `aim ${aim} s`, ok: true }
}

async function secondsToHealth(cwd: string): Promise<number> {
  const port = await freePort()
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    VOICE_PORT: String(await freePort()),
    SAYWRIGHT_DATA_DIR: join(cwd, 'data'),
  }
  const address = `http://127.0.0.1:${port}/api/health`
  const began = performance.now()
  // A group of its own, so that all processes of npm can be stopped.
  const child = spawn('npm', ['start'], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'], detached: true })
  try {
    await untilHealthy(address, tenMinutes)
    return (performance.now() - began) / 1000
  } finally {
    if (child.pid) await end(child.pid)
  }
}

/** Asks a group of processes to end and waits until none of it is left. */
async function end(group: number): Promise<void> {
  for (let signal: NodeJS.Signals | 0 = 'SIGTERM'; isThere(group, signal); signal = 0) {
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

function isThere(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, signal)
  } catch {
    return false
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
