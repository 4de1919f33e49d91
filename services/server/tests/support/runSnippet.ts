import { execFile, spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from './testServer.js'

const run = promisify(execFile)

/** How programs are started that run unchanged, and what they need; the others need a compiler and its libraries. */
export const interpreters = {
  rest: { command: 'sh', needs: 'curl' },
  python: { command: 'python3', needs: 'python3' },
} as const

export const isInstalled = (program: string) => spawnSync(program, ['--version']).status === 0

/**
 * Runs a program that the studio shares beside its recording, while the server of this process answers it.
 *
 * @returns what it wrote; rejects where it fails.
 */
export async function runSnippet(
  command: string,
  code: string,
  { token, recording }: { readonly token: string; readonly recording: Blob },
): Promise<string> {
  const cwd = temporaryFolder()
  try {
    writeFileSync(join(cwd, 'program'), code)
    writeFileSync(join(cwd, 'command.wav'), new Uint8Array(await recording.arrayBuffer()))
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, TOKEN: token, PYTHONIOENCODING: 'utf-8' }
    return (await run(command, ['program'], { cwd, env, timeout: 180_000 })).stdout
  } finally {
    rmSync(cwd, { recursive: true, force: true })
  }
}
