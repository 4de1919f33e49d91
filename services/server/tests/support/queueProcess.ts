import { spawn } from 'node:child_process'
import { bundleOf, bundleProgram } from './bundleProgram.js'

const program = 'tests/support/queueProcess.main.ts'

export const bundleQueueProcess = () => bundleProgram(program)

/** A process that begins the jobs of the queue `plain` and ends none. */
export function startQueueProcess(folder: string, url: string | undefined) {
  const child = spawn(process.execPath, [bundleOf(program), folder, ...(url ? [url] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const begun = new Promise<void>((resolve) => child.stdout.on('data', () => resolve()))
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  return { child, begun, ended }
}
