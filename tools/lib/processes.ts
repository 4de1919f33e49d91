import { type ChildProcess, spawn } from 'node:child_process'
import { root } from './root.ts'

export type Run = {
  status: number
  seconds: number
  output: string
  /** The part of the output that was written to the standard error. */
  errors: string
}

/** Runs a command to its end, with its output printed, returned, or both. */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, show = true, cwd = root }: { env?: NodeJS.ProcessEnv; show?: boolean; cwd?: string } = {},
): Promise<Run> {
  const began = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let errors = ''
    const keep = (chunk: Buffer) => {
      output += chunk
      if (show) process.stdout.write(chunk)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk
      keep(chunk)
    })
    child.on('error', (error) => keep(Buffer.from(`${command}: ${error.message}\n`)))
    child.on('close', (code) =>
      resolve({ status: code ?? 1, seconds: (performance.now() - began) / 1000, output, errors }),
    )
  })
}

/** Asks a process to end and waits for it; kills it after the time given in milliseconds. */
export function stop(child: ChildProcess, graceMilliseconds: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), graceMilliseconds)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
