import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run as runCommand, stop } from '../scripts/lib/processes.ts'
import { untilHealthy } from '../scripts/lib/untilHealthy.ts'
import { type Outcome, outcomeOf, type Row } from './lib/outcome.ts'

const tenMinutes = 600_000

/** From `npm start` to the first answer: in a fresh clone, where everything is fetched and built, and once more. */
export async function run(): Promise<Outcome> {
  const clone = mkdtempSync(join(tmpdir(), 'saywright-start-'))
  try {
    const cloned = await runCommand('git', ['clone', '--quiet', '--local', '.', clone], { show: false })
    if (cloned.status !== 0) throw new Error(cloned.output)
    return outcomeOf('start', [
      told('cold: fresh clone, install, build', await secondsToHealth(clone), 120),
      told('warm: nothing to install or build', await secondsToHealth(clone), 5),
    ])
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
}

// Told, not judged: the network and the machine decide.
function told(figure: string, seconds: number, aim: number): Row {
  return { figure, value: `${seconds.toFixed(1)} s`, budget: `aim ${aim} s`, ok: true }
}

async function secondsToHealth(cwd: string): Promise<number> {
  const port = await freePort()
  const began = performance.now()
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1' }
  const child = spawn('npm', ['start'], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    await untilHealthy(`http://127.0.0.1:${port}/api/health`, tenMinutes)
    return (performance.now() - began) / 1000
  } finally {
    await stop(child, 15_000)
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
