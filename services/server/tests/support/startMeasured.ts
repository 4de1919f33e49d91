import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Figures } from './Figures.js'

export interface Measured {
  readonly child: ChildProcess
  readonly url: string
  /** @param asked whether its garbage is collected first, which takes its time. */
  readonly ask: (asked?: 'figures' | 'collected') => Promise<Figures>
  readonly stop: () => Promise<void>
}

const preload = fileURLToPath(new URL('./measured.main.ts', import.meta.url))

/** Starts a program that says where it listens, in a process that also says how much memory it takes. */
export async function startMeasured(
  program: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Measured> {
  const child = spawn(process.execPath, ['--no-deprecation', '--import', preload, ...program], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (piece) => {
      const found = /istening at (http:[^"\s]+)/.exec(String(piece))?.[1]
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`The program ended with ${code}`)))
  })
  return {
    child,
    url,
    ask: async (asked = 'figures') => {
      const coming = once(child, 'message')
      child.send(asked)
      const [figures] = await coming
      return figures as Figures
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}
