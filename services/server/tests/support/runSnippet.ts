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

type Run = { readonly token: string; readonly recording: Blob }

/**
 * Runs a program that the studio shares beside its recording, while the server of this process answers it.
 *
 * @returns what it wrote; rejects where it fails.
 */
export function runSnippet(command: string, code: string, about: Run): Promise<string> {
  return besideRecording(about, (cwd) => {
    writeFileSync(join(cwd, 'program'), code)
    return [command, 'program']
  })
}

/** The same of a program that is compiled first. @param compile writes the program of a source. */
export function runCompiled(
  compile: (source: string, program: string) => void,
  code: string,
  about: Run,
): Promise<string> {
  return besideRecording(about, (cwd) => {
    const [source, program] = [join(cwd, 'program.cpp'), join(cwd, 'program')]
    writeFileSync(source, code)
    compile(source, program)
    return [program]
  })
}

async function besideRecording(
  { token, recording }: Run,
  prepare: (folder: string) => readonly [command: string, ...words: string[]],
): Promise<string> {
  const cwd = temporaryFolder()
  try {
    writeFileSync(join(cwd, 'command.wav'), new Uint8Array(await recording.arrayBuffer()))
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, TOKEN: token, PYTHONIOENCODING: 'utf-8' }
    const [command, ...words] = prepare(cwd)
    return (await run(command, words, { cwd, env, timeout: 180_000 })).stdout
  } finally {
    rmSync(cwd, { recursive: true, force: true })
  }
}
