import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Kept, keepRunning, usualRestartPolicy } from './keepRunning.ts'
import { stop } from './processes.ts'
import { root } from './root.ts'
import { serverFlags } from './serverFlags.ts'

const stopMilliseconds = 8000

export type Services = {
  /** Resolves when one of them has ended by itself and is not started again, with its name and status. */
  ended: Promise<{ name: string; status: number }>
  stop: () => Promise<void>
}

type Command = {
  name: string
  args: readonly string[]
  /** Whether the product continues without it, and it is started again. */
  isKept?: boolean
}

/** The commands that run what `build()` made. */
export const builtServices: readonly Command[] = [
  { name: 'voice', args: [join(root, 'services/voice/dist/main.js')], isKept: true },
  {
    name: 'server',
    args: [...serverFlags, join(root, 'services/server/dist/main.js')],
  },
]

/** Starts voice and server with a service token that only they know: a new one, unless the environment gives one. */
export function startServices(
  commands: readonly Command[],
  env: NodeJS.ProcessEnv,
  pace = usualRestartPolicy,
): Services {
  const token = env.VOICE_TOKEN || env.VOICE_TOKEN_FILE ? {} : { VOICE_TOKEN_FILE: makeServiceToken(env) }
  const children: ChildProcess[] = []
  const kept: Kept[] = []
  const start = (args: readonly string[]) =>
    spawn(process.execPath, args, {
      cwd: root,
      env: { ...env, ...token, VOICE_PARENT: '1' },
      stdio: ['pipe', 'inherit', 'inherit'],
    })
  const ended = new Promise<{ name: string; status: number }>((done) => {
    for (const { name, args, isKept } of commands) {
      const end = (status: number) => done({ name, status })
      if (isKept) kept.push(keepRunning(name, () => start(args), end, pace))
      else children.push(start(args).on('exit', (status) => end(status ?? 1)))
    }
  })
  return {
    ended,
    stop: async () => {
      for (const { letGo } of kept) letGo()
      const running = [...children, ...kept.flatMap(({ current }) => current() ?? [])]
      await Promise.all(running.map((child) => stop(child, stopMilliseconds)))
    },
  }
}

function makeServiceToken(env: NodeJS.ProcessEnv): string {
  const folder = resolve(root, env.SAYWRIGHT_DATA_DIR ?? 'data')
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, 'voice-token')
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
    return file
  } catch (error) {
    throw new Error(`The data folder ${folder} cannot be written: ${(error as Error).message}`)
  }
}
